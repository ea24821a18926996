/** A cookie jar for tests. */
export interface CookieJar {
  cookies: Map<string, string>
  /** Begins a request: `visit` sends the jar's cookies, `keep` stores those that the response set. */
  request(): { visit: { cookie(name: string): string | undefined; setCookies: string[] }; keep(): void }
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
  }
  return {
    cookies,
    request() {
      const setCookies: string[] = []
      return { visit: { cookie: name => cookies.get(name), setCookies }, keep: () => keep(setCookies) }
    },
  }
}
