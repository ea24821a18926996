import { describe, expect, it } from 'vitest'
import { refusalWords } from '#platform/testing/refusal-words.ts'
import { FILE_TYPES, requireSize, typeOf } from './file-types.ts'
import { claimOf, readClaim, withPurpose } from './upload.ts'

describe('a name', () => {
  it.each(['../a.png', 'a/b.png', 'a\\b.png', '/a.png', 'a\0.png', '', '   ', `${'a'.repeat(600)}.png`])('%j is refused', name => {
    expect(() => readClaim(name, undefined)).toThrow(expect.objectContaining({ status: 422 }))
  })

  it.each([
    ['Foto Kelas.JPG', 'Foto Kelas.JPG', 'foto-kelas.jpg'],
    ['.htaccess.png', 'htaccess.png', 'htaccess.png'],
    ['foto.php.jpeg', 'foto.php.jpeg', 'foto-php.jpg'],
    ['日本.png', '日本.png', 'file.png'],
    ['gnp.\u202ephp.png', 'gnp.php.png', 'gnp-php.png'],
    ['a\r\nb.png', 'ab.png', 'ab.png'],
    ['<script>.png', '<script>.png', 'script.png'],
  ])('%j is shown as %j and lies at %j', (given, name, urlName) => {
    expect(readClaim(given, undefined)).toMatchObject({ name, urlName })
  })

  it('is never longer than the table takes', () => {
    const claim = readClaim(`${'ä'.repeat(400)}.png`, undefined)
    expect(claim.name.length).toBeLessThanOrEqual(160)
    expect(claim.urlName).toMatch(/^[a-z0-9-]{1,80}\.png$/)
  })
})

describe('a type', () => {
  it.each(['a.svg', 'a.html', 'a.htm', 'a.xml', 'a.js', 'a.docm', 'a.doc', 'a.exe', 'a', 'a.', 'a.toString', 'a.png.'])(
    'of %s is not accepted',
    name => {
      expect(() => typeOf(name, undefined)).toThrow(expect.objectContaining({ status: 415 }))
    },
  )

  it('of an import’s file is accepted for that purpose alone', () => {
    for (const name of ['a.xml', 'a.json', 'a.tar', 'a.tar.gz']) {
      expect(() => readClaim(name, undefined)).toThrow(expect.objectContaining({ status: 415 }))
      expect(() => readClaim(name, undefined, 'foto')).toThrow(expect.objectContaining({ status: 415 }))
      const claim = withPurpose(readClaim(name, undefined, 'import'), 'import')
      expect(claimOf({ name: claim.name, url_name: claim.urlName, purpose: 'import' }).type).toBe(claim.type)
    }
    for (const name of ['a.svg', 'a.html', 'a.exe'])
      expect(() => readClaim(name, undefined, 'import')).toThrow(expect.objectContaining({ status: 415 }))
  })

  it('that is declared must be one of the name’s, or unknown', () => {
    expect(() => readClaim('a.png', 'image/jpeg')).toThrow(expect.objectContaining({ status: 415 }))
    expect(() => readClaim('a.png', 'text/html; charset=utf-8')).toThrow(expect.objectContaining({ status: 415 }))
    for (const declared of [undefined, '', 'image/png', 'IMAGE/PNG; x=y', 'application/octet-stream'])
      expect(readClaim('a.png', declared).type.kind).toBe('image')
  })

  it('is found again by the name that an upload was written down with', () => {
    for (const ending of Object.keys(FILE_TYPES)) {
      const claim = readClaim(`a.${ending}`, undefined)
      expect(claimOf({ name: claim.name, url_name: claim.urlName, purpose: '' }).type).toBe(claim.type)
    }
  })

  it('limits the size to the byte', () => {
    requireSize('text', 5 * 1024 * 1024)
    expect(() => requireSize('text', 5 * 1024 * 1024 + 1)).toThrow(expect.objectContaining({ status: 413 }))
    requireSize('video', 5 * 1024 ** 3)
    expect(() => requireSize('video', 5 * 1024 ** 3 + 1)).toThrow(expect.objectContaining({ status: 413 }))
    expect(() => requireSize('video', 200, 100)).toThrow('FileTooLargeHere')
  })

  it('that is refused is said in both languages, with its values', async () => {
    const refuse = async () => readClaim('a.png', 'image/jpeg')
    expect(await refusalWords(refuse(), 'id')).toContain('Jenis yang disebutkan, image/jpeg, tidak cocok dengan akhiran .png.')
    expect(await refusalWords(refuse(), 'en')).toContain('The declared type, image/jpeg, does not fit the ending .png.')
  })
})

it('what a file is for is cleaned, and refused where it is long', () => {
  const claim = readClaim('a.png', undefined)
  expect(withPurpose(claim, '  sampul \n kelas ').purpose).toBe('sampul kelas')
  expect(() => withPurpose(claim, 'x'.repeat(61))).toThrow(expect.objectContaining({ status: 422 }))
})
