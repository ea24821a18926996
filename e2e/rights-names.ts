import type { Names } from './call-rules.ts'
import { HttpBrowser } from './http.ts'
import { address } from './walk.ts'

interface App {
  id: string
  secret: string
}

export const NO_NAMES: Names = {
  slug: '',
  postId: '',
  category: '',
  classSlug: '',
  classId: '',
  careerSlug: '',
  careerId: '',
  jobId: '',
  programSlug: '',
  podcastId: '',
  tenant: '',
}

/** Finds records of a tenant with the calls that list them. */
export async function namesOf(app: App, tenant: string): Promise<Names> {
  const token = await appTokenOf(app, tenant)
  const read = async (path: string, at = 0) => {
    const { text } = await new HttpBrowser().ask(address(tenant, `/api/services/${path}`), { headers: { 'x-app-token': token } })
    const { data } = JSON.parse(text) as { data: { items: { id: string; slug: string }[] } }
    const found = data.items.at(at)
    if (!found) throw new Error(`${tenant} ${path}: nothing`)
    return found
  }
  // Not the newest one: journeys write posts, whose first version is gone by now.
  const post = await read('v3/post/list?kindSlug=news', -1)
  const one = await read('v1/class/active')
  const category = await read('v3/post/kind/category/list?kindSlug=news')
  const overview = await new HttpBrowser().ask(address(tenant, `/api/services/v1/class/overview?slug=${one.slug}`), {
    headers: { 'x-app-token': token },
  })
  const { id } = (JSON.parse(overview.text) as { data: { id: string } }).data
  return {
    slug: post.slug,
    postId: post.id,
    category: category.slug,
    classSlug: one.slug,
    classId: id,
    careerSlug: (await read('v1/career/list')).slug,
    careerId: (await read('v1/career/list')).id,
    jobId: (await read('v1/career/job/list')).id,
    programSlug: (await read('v1/program/active')).slug,
    podcastId: (await read('v1/podcast/list')).id,
    tenant,
  }
}

async function appTokenOf(app: App, tenant: string): Promise<string> {
  const answer = await new HttpBrowser().ask(address(tenant, '/api/services/v1/authorizer/token/generate'), {
    method: 'POST',
    body: JSON.stringify({ ...app, scopes: [] }),
    headers: { 'content-type': 'application/json' },
  })
  return (JSON.parse(answer.text) as { data: { token: string } }).data.token
}
