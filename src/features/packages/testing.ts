import { strToU8, type Zippable, zipSync } from 'fflate'

/** A part of a package as a test writes it; `href` may lead anywhere. */
interface TestPart {
  id: string
  title: string
  href: string
  type?: 'sco' | 'asset'
}

interface TestPackage {
  standard?: 'scorm12' | 'scorm2004'
  /** In place of the standard's own words. */
  version?: string
  schema?: string
  parts?: readonly TestPart[]
  /** Further files, by their names. */
  files?: Zippable
  /** Where the manifest lies. */
  folder?: string
}

const ONE: readonly TestPart[] = [{ id: 'item-1', title: 'Bagian satu', href: 'index.html' }]

/** Returns a manifest as authoring programs write it. */
export function toManifest({ standard = 'scorm12', version, schema = 'ADL SCORM', parts = ONE }: TestPackage = {}): string {
  const is12 = standard === 'scorm12'
  const type = is12 ? 'adlcp:scormtype' : 'adlcp:scormType'
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="uji" version="1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>${schema}</schema><schemaversion>${version ?? (is12 ? '1.2' : '2004 4th Edition')}</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>Paket uji</title>
    ${parts.map(({ id, title }) => `<item identifier="${id}" identifierref="res-${id}"><title>${title}</title></item>`).join('')}
  </organization></organizations>
  <resources>${parts.map(({ id, href, type: of = 'sco' }) => `<resource identifier="res-${id}" type="webcontent" ${type}="${of}" href="${href}"/>`).join('')}</resources>
</manifest>`
}

/** Returns a package as a ZIP: written here, with no content of others. */
export function buildPackage(parts: TestPackage = {}): Uint8Array<ArrayBuffer> {
  const folder = parts.folder ?? ''
  const files: Zippable = { 'index.html': strToU8(scoPage(parts.standard ?? 'scorm12')), ...parts.files }
  const placed = Object.fromEntries(Object.entries(files).map(([name, value]) => [folder + name, value]))
  return new Uint8Array(zipSync({ [`${folder}imsmanifest.xml`]: strToU8(toManifest(parts)), ...placed }))
}

/**
 * A page of a package: shows where it was left, goes on by a button, and ends by another. Beside that it tries what a package must not do, and writes down what
 * came of it.
 */
export function scoPage(standard: 'scorm12' | 'scorm2004'): string {
  const is12 = standard === 'scorm12'
  const [api, place, extra, init, get, set, commit, end] = is12
    ? ['API', 'cmi.core.lesson_location', 'cmi.suspend_data', 'LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish']
    : ['API_1484_11', 'cmi.location', 'cmi.suspend_data', 'Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate']
  const complete = is12
    ? "api.LMSSetValue('cmi.core.score.raw','80');api.LMSSetValue('cmi.core.lesson_status','completed')"
    : "api.SetValue('cmi.score.scaled','0.8');api.SetValue('cmi.completion_status','completed');api.SetValue('cmi.success_status','passed')"
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Bagian</title></head><body>
<p id="place"></p><p id="extra"></p><button id="go">Lanjut</button><button id="end">Selesai</button><pre id="tried"></pre><script>
const api = parent.${api}; api.${init}('');
const show = () => { place.textContent = 'di: ' + api.${get}('${place}'); extra.textContent = 'simpanan: ' + api.${get}('${extra}') }; show();
go.onclick = () => { api.${set}('${place}', 'halaman-3'); api.${set}('${extra}', 'jawaban=7'); api.${commit}(''); show() };
document.getElementById('end').onclick = () => { ${complete}; api.${commit}(''); api.${end}('') };
(async () => { const said = {};
  const attempt = async (name, work) => { try { said[name] = String(await work()) } catch (error) { said[name] = 'refused ' + error.name } };
  await attempt('top', () => { top.location = 'http://evil.example/'; return 'sent' });
  await attempt('reach', () => top.document.title);
  await attempt('site', () => fetch(document.referrer || 'http://alkademi.localhost/', { credentials: 'include' }).then(r => r.status));
  await attempt('own', () => fetch('../index.html').then(r => r.status));
  await attempt('window', () => open('http://evil.example/') === null ? 'refused' : 'opened');
  await attempt('cookie', () => document.cookie || 'none');
  await attempt('worker', () => navigator.serviceWorker.register('sw.js').then(() => 'registered'));
  tried.textContent = JSON.stringify(said);
})()</script></body></html>`
}
