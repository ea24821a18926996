import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-npm-'))
  await writeFile(
    join(folder, 'launcher.mjs'),
    `import { writeFileSync } from 'node:fs'
     import { watchNpm } from ${JSON.stringify(resolve('scripts/launch/parent.mjs'))}
     watchNpm()
     process.on('SIGTERM', () => { writeFileSync('ended', 'in order'); process.exit() })
     setInterval(() => {}, 1000)
     writeFileSync('pid', String(process.pid))`,
  )
})
afterEach(async () => await rm(folder, { recursive: true, force: true }))

const read = name => readFile(join(folder, name), 'utf8').catch(() => '')

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a launcher under npm', () => {
  it.each([
    ['SIGTERM', 'node launcher.mjs'],
    ['SIGHUP', 'node launcher.mjs'],
    ['SIGKILL', 'node launcher.mjs'],
    // The shell waits for its last command but one.
    ['SIGKILL', 'node launcher.mjs; true'],
    ['SIGTERM', 'node launcher.mjs; true'],
  ])('ends in order after %s to npm, run as `%s`', async (signal, start) => {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: 'ignore', detached: true })
    await expect.poll(() => read('pid'), { timeout: 30_000 }).toMatch(/^\d+$/)
    const pid = Number(await read('pid'))
    npm.kill(signal)
    await expect.poll(() => read('ended'), { timeout: 10_000 }).toBe('in order')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
