import type { LoaderFunctionArgs } from 'react-router'
import { appLoader } from '#page/app-page.server.ts'
import { zipResponse } from '#page/stream-file.server.ts'
import { zipCourse } from '../course-zip.server.ts'

/** A class as a file: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(
  async args => await zipResponse(args, 'class', read => zipCourse(read, args.page.params['id'] ?? '', args.storage)),
)
