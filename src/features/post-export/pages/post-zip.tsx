import type { LoaderFunctionArgs } from 'react-router'
import { appLoader } from '#page/app-page.server.ts'
import { zipResponse } from '#page/stream-file.server.ts'
import { readFileOf, zipPosts } from '../post-zip.server.ts'

/** All posts as a file: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(
  async args => await zipResponse(args, `posts-${args.site.slug}`, read => zipPosts(read, readFileOf(args.defer, args.storage))),
)
