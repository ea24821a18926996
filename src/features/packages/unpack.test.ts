import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAppError } from '#kit/errors.ts'
import { buildPackage, toManifest } from './testing.ts'
import { PACKAGE_LIMITS, unpackPackage } from './unpack.server.ts'

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-packages-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function unpack(bytes: Uint8Array, limits = PACKAGE_LIMITS) {
  const place = join(folder, `p${++count}`)
  await writeFile(`${place}.zip`, bytes)
  return { place, unpacked: await unpackPackage(`${place}.zip`, place, limits) }
}

/** Returns the code of the refusal; what is refused leaves nothing behind. */
async function refusalOf(bytes: Uint8Array, limits = PACKAGE_LIMITS): Promise<string> {
  const before = (await readdir(folder)).length
  try {
    await unpack(bytes, limits)
  } catch (error) {
    if (!isAppError(error)) throw error
    expect(error.status).toBe(422)
    // The ZIP alone.
    expect((await readdir(folder)).length).toBe(before + 1)
    return error.reason.code
  }
  return 'none'
}

const withFiles = (files: Zippable) => refusalOf(buildPackage({ files }))

describe('a package is refused, whole', () => {
  it('that is no ZIP, is cut off, or has no manifest', async () => {
    expect(await refusalOf(strToU8('<html>bukan zip</html>'))).toBe('NotArchive')
    const whole = buildPackage()
    expect(await refusalOf(whole.subarray(0, whole.length - 40))).toBe('ArchiveBroken')
    expect(await refusalOf(zipSync({ 'index.html': strToU8('x') }))).toBe('PackageNoManifest')
    expect(await refusalOf(zipSync({ 'paket.zip': buildPackage() }))).toBe('PackageNested')
    expect(await refusalOf(buildPackage({ folder: 'a/b/' }))).toBe('PackageNoManifest')
  })

  it('with names that lead out of it, links, bombs and floods of files', async () => {
    expect(await withFiles({ '../luar.html': strToU8('x') })).toBe('ArchiveUnsafe')
    expect(await withFiles({ '/etc/luar': strToU8('x') })).toBe('ArchiveUnsafe')
    expect(await withFiles({ 'c:/luar': strToU8('x') })).toBe('ArchiveUnsafe')
    expect(await withFiles({ tautan: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })).toBe('ArchiveUnsafe')
    expect(await withFiles({ 'bom.txt': [new Uint8Array(8 * 1024 * 1024), { level: 9 }] })).toBe('ArchiveBomb')
    const many = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`f/${at}`, new Uint8Array()]))
    expect(await withFiles(many)).toBe('ArchiveTooLarge')
    const small = { ...PACKAGE_LIMITS, allBytes: 4000 }
    expect(await refusalOf(buildPackage({ files: { 'a.bin': new Uint8Array(5000) } }), small)).toBe('ArchiveTooLarge')
    expect(await refusalOf(buildPackage({ files: { 'a.bin': new Uint8Array(5000) } }), { ...PACKAGE_LIMITS, entryBytes: 4500 })).toBe(
      'EntryTooLarge',
    )
  })

  it('whose manifest is broken, of another standard, leads elsewhere or names what is not there', async () => {
    const zipped = (manifest: string) => refusalOf(zipSync({ 'imsmanifest.xml': strToU8(manifest), 'index.html': strToU8('x') }))
    expect(await zipped('<manifest><organizations>')).toBe('XmlBroken')
    expect(await zipped('<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><manifest>&x;</manifest>')).toBe('XmlDoctype')
    expect(await refusalOf(buildPackage({ version: '1.1.3', schema: 'IMS Common Cartridge' }))).toBe('PackageStandard')
    expect(await refusalOf(buildPackage({ parts: [] }))).toBe('PackageNothingToOpen')
    for (const href of ['https://evil.example/mulai.html', '//evil.example/x', 'javascript:alert(1)', 'data:text/html,x'])
      expect([href, await refusalOf(buildPackage({ parts: [{ id: 'a', title: 'A', href }] }))]).toEqual([href, 'PackageExternal'])
    expect(await refusalOf(buildPackage({ parts: [{ id: 'a', title: 'A', href: 'hilang.html' }] }))).toBe('PackageFileMissing')
    const two = { id: 'a', title: 'A', href: 'index.html' }
    expect(await refusalOf(buildPackage({ parts: [two, two] }))).toBe('PackageDoubledPart')
    const parts = Array.from({ length: 101 }, (_, at) => ({ id: `p${at}`, title: 'P', href: 'index.html' }))
    expect(await refusalOf(buildPackage({ parts }))).toBe('PackageTooManyParts')
  })
})

describe('a package is unpacked', () => {
  it('of each standard, with its parts in their order; its names are never paths', async () => {
    for (const standard of ['scorm12', 'scorm2004'] as const) {
      const parts = [
        { id: 'satu', title: 'Satu', href: 'index.html?muka=1#a' },
        { id: 'dua', title: 'Dua', href: 'isi%20lain/b.html', type: 'asset' as const },
      ]
      const { place, unpacked } = await unpack(buildPackage({ standard, parts, files: { 'isi lain/b.html': strToU8('B') } }))
      expect(unpacked).toMatchObject({
        standard,
        title: 'Paket uji',
        parts: [
          { id: 'satu', title: 'Satu', href: 'index.html?muka=1#a', isReporting: true },
          { id: 'dua', title: 'Dua', href: 'isi%20lain/b.html', isReporting: false },
        ],
      })
      expect((await readdir(place)).toSorted()).toEqual(['0', '1', '2', 'index.json'])
      const at = unpacked.files.findIndex(([name]) => name === 'isi lain/b.html')
      expect(await readFile(join(place, String(at)), 'utf8')).toBe('B')
    }
  })

  it('that lies in a folder of its ZIP, or leaves its version out', async () => {
    const { unpacked } = await unpack(buildPackage({ folder: 'Paket saya/' }))
    expect(unpacked.parts[0]?.href).toBe('Paket%20saya/index.html')
    const bare = toManifest({ standard: 'scorm2004', version: '', schema: '' })
    const other = await unpack(zipSync({ 'imsmanifest.xml': strToU8(bare), 'index.html': strToU8('x') }))
    expect(other.unpacked.standard).toBe('scorm2004')
    expect(existsSync(other.place)).toBe(true)
  })
})
