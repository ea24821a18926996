import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { practice } from '#features/chapters/kinds/practice/kind.ts'
import type { CourseSource } from '#features/imports/import.ts'
import { type Course, idFrom } from './course.ts'
import { readArchivedCourse } from './read/archive-course.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-courses-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let made = 0
async function read(source: CourseSource, bytes: Uint8Array) {
  const file = join(folder, `${made++}.bin`)
  await writeFile(file, bytes)
  return await readArchivedCourse(source, file)
}
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
async function tarOf(files: Record<string, string>): Promise<Buffer> {
  const tar = pack()
  for (const [name, text] of Object.entries(files)) tar.entry({ name }, text)
  tar.finalize()
  const parts: Buffer[] = []
  for await (const part of tar) parts.push(part as Buffer)
  return gzipSync(Buffer.concat(parts))
}
const outlineOf = (course: Course) =>
  course.modules.map(module => [module.title, ...module.chapters.map(({ title, kind }) => `${kind}: ${title}`)])
const chapterOf = (course: Course, title: string) => course.modules.flatMap(({ chapters }) => chapters).find(one => one.title === title)
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const quoted = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const meta = (profile: string) =>
  `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>${profile}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`
const material = (html: string) => `<material><mattext texttype="text/html">${quoted(html)}</mattext></material>`
/** As the profile of QTI 1.2 in Common Cartridge 1.3 has it. */
const QTI = `${XML}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a1" title="Kuis web"><section ident="root_section">
<item ident="q1">${meta('cc.multiple_choice.v0p1')}<presentation>${material('<p>Mana <b>benar</b>? <img src="$IMS-CC-FILEBASE$/g/a.png"></p>')}<response_lid ident="r1" rcardinality="Single"><render_choice>
<response_label ident="x">${material('<p>HTML</p>')}</response_label><response_label ident="y">${material('<p>&lt;p&gt;</p>')}</response_label></render_choice></response_lid></presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
<respcondition continue="No"><conditionvar><varequal respident="r1">y</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar><displayfeedback feedbacktype="Response" linkrefid="correct_fb"/></respcondition></resprocessing>
<itemfeedback ident="correct_fb"><flow_mat>${material('<p>Betul!</p>')}</flow_mat></itemfeedback></item>
<item ident="q2">${meta('cc.multiple_response.v0p1')}<presentation>${material('Dua mana?')}<response_lid ident="r1" rcardinality="Multiple"><render_choice>
<response_label ident="a">${material('a')}</response_label><response_label ident="b">${material('b')}</response_label><response_label ident="c">${material('c')}</response_label></render_choice></response_lid></presentation>
<resprocessing><respcondition continue="No"><conditionvar><and><varequal respident="r1">a</varequal><not><varequal respident="r1">b</varequal></not><varequal respident="r1">c</varequal></and></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>
<item ident="q3">${meta('cc.fib.v0p1')}<presentation>${material('CSS: Cascading ___ Sheets')}<response_str ident="r1" rcardinality="Single"><render_fib/></response_str></presentation>
<resprocessing><respcondition continue="No"><conditionvar><varequal respident="r1">Style</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>
<item ident="q4" title="Karangan">${meta('cc.essay.v0p1')}<presentation>${material('Tulis.')}</presentation></item>
</section></assessment></questestinterop>`
const CARTRIDGE = {
  'imsmanifest.xml': `${XML}<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>Web dari Nol</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
<organizations><organization identifier="o" structure="rooted-hierarchy"><item identifier="root">
<item identifier="i1"><title>Pekan 1</title><item identifier="i2" identifierref="r1"><title>Halo</title></item><item identifier="i3" identifierref="r2"><title>Situs MDN</title></item>
<item identifier="i9"><title>Lebih dalam</title><item identifier="i10" identifierref="r8"><title>Buku</title></item></item></item>
<item identifier="i4"><title>Pekan 2</title><item identifier="i5" identifierref="r3"><title>Kuis</title></item><item identifier="i6" identifierref="r4"><title>Bincang</title></item><item identifier="i7" identifierref="r5"><title>Alat luar</title></item></item>
</item></organization></organizations><resources>
<resource identifier="r1" type="webcontent" href="pekan1/halo.html"><file href="pekan1/halo.html"/><dependency identifierref="r6"/></resource>
<resource identifier="r2" type="imswl_xmlv1p3"><file href="tautan/mdn.xml"/></resource>
<resource identifier="r3" type="imsqti_xmlv1p2/imscc_xmlv1p3/assessment"><file href="kuis/a1.xml"/></resource>
<resource identifier="r4" type="imsdt_xmlv1p3"><file href="bincang/t1.xml"/></resource>
<resource identifier="r5" type="imsbasiclti_xmlv1p3"><file href="lti.xml"/></resource>
<resource identifier="r6" type="webcontent" href="g/a.png"><file href="g/a.png"/></resource>
<resource identifier="r7" type="imsqti_xmlv1p2/imscc_xmlv1p3/question-bank"><file href="bank.xml"/></resource>
<resource identifier="r8" type="webcontent" href="buku.pdf"><file href="buku.pdf"/></resource>
</resources></manifest>`,
  'pekan1/halo.html':
    '<html><head><title>x</title></head><body><h1>Halo</h1><p>Selamat datang <img src="../g/a.png" alt="Gambar"></p><script>alert(1)</script></body></html>',
  'tautan/mdn.xml': `${XML}<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3"><title>MDN</title><url href="https://developer.mozilla.org/id/" target="_blank"/></webLink>`,
  'kuis/a1.xml': QTI,
  'bincang/t1.xml': `${XML}<topic xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imsdt_v1p3"><title>Bincang</title><text texttype="text/html">${quoted('<p>Apa kabar?</p>')}</text></topic>`,
  'lti.xml': `${XML}<cartridge_basiclti_link/>`,
  'bank.xml': `${XML}<questestinterop/>`,
  'g/a.png': 'png',
  'buku.pdf': 'pdf',
}

describe('a Common Cartridge', () => {
  it('comes with its modules, pages, links, quizzes and topics, and says what stays behind', async () => {
    const { course, notes } = await read('cartridge', zipOf(CARTRIDGE))
    expect(course.fields).toMatchObject({ name: 'Web dari Nol', slug: 'web-dari-nol' })
    expect(outlineOf(course)).toEqual([
      ['Pekan 1', 'article: Halo', 'article: Situs MDN', 'document: Buku'],
      ['Pekan 2', 'practice: Kuis', 'discussion: Bincang'],
    ])
    expect(notes).toEqual([
      { path: 'kuis/a1.xml', code: 'QuestionLost', values: { title: 'Karangan', type: 'cc.essay.v0p1' } },
      { path: 'lti.xml', code: 'ResourceLost', values: { title: 'Alat luar', type: 'imsbasiclti_xmlv1p3' } },
      { path: 'bank.xml', code: 'ResourceLost', values: { title: 'bank.xml', type: 'imsqti_xmlv1p2/imscc_xmlv1p3/question-bank' } },
    ])
    const halo = JSON.stringify(chapterOf(course, 'Halo')?.content)
    expect(halo).toContain('"/archive/g/a.png"')
    expect(halo).not.toContain('alert')
    expect(JSON.stringify(chapterOf(course, 'Situs MDN')?.content)).toContain('https://developer.mozilla.org/id/')
    const quiz = practice.schema.parse(chapterOf(course, 'Kuis')?.content)
    expect(practice.missing(quiz)).toEqual([])
    expect(quiz.questions).toMatchObject([
      { type: 'single', options: [{ text: 'HTML' }, { text: '<p>' }], right: idFrom('kuis/a1.xml#1.2'), whenRight: 'Betul!' },
      { type: 'multiple', right: [idFrom('kuis/a1.xml#2.1'), idFrom('kuis/a1.xml#2.3')] },
      { type: 'fill', gaps: [{ answers: ['Style'] }] },
    ])
    expect(JSON.stringify(quiz.questions[0]?.prompt)).toContain('"/archive/g/a.png"')
  })

  it.each([
    ['one without a manifest', zipOf({ 'a.html': '<p>x</p>' }), 'NotCartridge'],
    [
      'entities that multiply',
      zipOf({ 'imsmanifest.xml': `<!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><manifest>&b;</manifest>` }),
      'XmlDoctype',
    ],
    ['endless nesting', zipOf({ 'imsmanifest.xml': `${'<item>'.repeat(5000)}` }), 'XmlDeep'],
    ['a broken manifest', zipOf({ 'imsmanifest.xml': '<manifest><resources>' }), 'XmlBroken'],
    ['an empty one', zipOf({ 'imsmanifest.xml': '<manifest/>' }), 'NothingFound'],
    ['another encoding', zipOf({ 'imsmanifest.xml': '<?xml version="1.0" encoding="EBCDIC-US"?><manifest/>' }), 'EncodingUnknown'],
  ])('is refused with a reason: %s', async (_name, bytes, code) => {
    await expect(read('cartridge', bytes)).rejects.toMatchObject({ reason: { code } })
  })
})

const hash = (letter: string) => letter.repeat(40)
const activity = (id: number, type: string, title: string) =>
  `<activity><moduleid>${id}</moduleid><sectionid>7</sectionid><modulename>${type}</modulename><title>${title}</title><directory>activities/${type}_${id}</directory></activity>`
const inner = (id: number, type: string, body: string) =>
  `${XML}<activity id="${id}" moduleid="${id}" modulename="${type}" contextid="${id}0"><${type} id="${id}">${body}</${type}></activity>`
const question = (id: number, qtype: string, text: string, answers: string, more = '') =>
  `<question id="${id}"><name>${text}</name><questiontext>${quoted(`<p>${text}</p>`)}</questiontext><generalfeedback></generalfeedback><qtype>${qtype}</qtype><plugin_qtype_${qtype}_question><answers>${answers}</answers>${more}</plugin_qtype_${qtype}_question></question>`
const answer = (id: number, text: string, fraction: number, feedback = '') =>
  `<answer id="${id}"><answertext>${quoted(text)}</answertext><fraction>${fraction}</fraction><feedback>${quoted(feedback)}</feedback></answer>`
const entry = (id: number, body: string) =>
  `<question_bank_entry id="${id}"><question_version><question_versions id="${id}"><version>1</version><questions>${body}</questions></question_versions></question_version></question_bank_entry>`
/** As Moodle 4 writes a backup (`backup/moodle2`). */
const MOODLE = {
  'moodle_backup.xml': `${XML}<moodle_backup><information><original_course_fullname>Web</original_course_fullname><contents><activities>
${activity(2, 'label', 'Label')}${activity(1, 'page', 'Halo')}${activity(3, 'url', 'MDN')}${activity(4, 'resource', 'Buku')}${activity(5, 'quiz', 'Kuis')}${activity(6, 'forum', 'Forum')}${activity(8, 'assign', 'Tugas')}
</activities><sections><section><sectionid>7</sectionid><title>1</title><directory>sections/section_7</directory></section></sections></contents></information></moodle_backup>`,
  'course/course.xml': `${XML}<course id="1" contextid="9"><shortname>web</shortname><fullname>Web dari Nol</fullname><summary>${quoted('<p>Tentang.</p>')}</summary></course>`,
  'sections/section_7/section.xml': `${XML}<section id="7"><number>1</number><name>$@NULL@$</name><summary></summary><sequence>1,2,3,4,5,6,8</sequence></section>`,
  'activities/page_1/page.xml': inner(
    1,
    'page',
    `<name>Halo</name><intro></intro><content>${quoted('<p>Lihat <img src="@@PLUGINFILE@@/gambar%20satu.png" alt="x"></p>')}</content>`,
  ),
  'activities/label_2/label.xml': inner(2, 'label', `<name>Label</name><intro>${quoted('<p>Sebuah label.</p>')}</intro>`),
  'activities/url_3/url.xml': inner(3, 'url', '<name>MDN</name><intro></intro><externalurl>https://developer.mozilla.org/</externalurl>'),
  'activities/resource_4/resource.xml': inner(4, 'resource', '<name>Buku</name><intro></intro>'),
  'activities/quiz_5/quiz.xml': inner(
    5,
    'quiz',
    `<name>Kuis</name><intro></intro><question_instances>${[11, 12, 13, 14].map(id => `<question_instance id="${id}"><slot>1</slot><question_reference id="1"><questionbankentryid>${id}</questionbankentryid></question_reference></question_instance>`).join('')}</question_instances>`,
  ),
  'activities/forum_6/forum.xml': inner(
    6,
    'forum',
    `<name>Forum</name><intro>${quoted('<p>Apa kabar?</p>')}</intro><discussions><discussion id="1"><name>Rahasia Budi</name></discussion></discussions>`,
  ),
  'activities/assign_8/assign.xml': inner(8, 'assign', '<name>Tugas</name>'),
  'questions.xml': `${XML}<question_categories><question_category id="1"><question_bank_entries>
${entry(11, question(101, 'multichoice', 'Mana?', answer(1, '<p>a</p>', 1, 'Betul') + answer(2, 'b', 0, 'Belum'), '<multichoice id="1"><single>1</single></multichoice>'))}
${entry(12, question(102, 'multichoice', 'Dua mana?', answer(1, 'a', 0.5) + answer(2, 'b', 0) + answer(3, 'c', 0.5), '<multichoice id="2"><single>0</single></multichoice>'))}
${entry(13, question(103, 'shortanswer', 'Singkat?', answer(1, 'Style', 1) + answer(2, '*', 0)))}
${entry(14, question(104, 'essay', 'Karang', ''))}
</question_bank_entries></question_category></question_categories>`,
  'files.xml': `${XML}<files>
<file id="1"><contenthash>${hash('a')}</contenthash><contextid>10</contextid><component>mod_page</component><filearea>content</filearea><filepath>/</filepath><filename>gambar satu.png</filename><mimetype>image/png</mimetype></file>
<file id="2"><contenthash>${hash('b')}</contenthash><contextid>40</contextid><component>mod_resource</component><filearea>content</filearea><filepath>/</filepath><filename>buku.pdf</filename><mimetype>application/pdf</mimetype></file></files>`,
  [`files/aa/${hash('a')}`]: 'png',
  [`files/bb/${hash('b')}`]: 'pdf',
  'users.xml': `${XML}<users><user id="1"><email>budi@contoh.example</email></user></users>`,
}

describe('a Moodle backup', () => {
  it.each([
    ['a tar.gz', () => tarOf(MOODLE)],
    ['a zip', async () => zipOf(MOODLE)],
  ])('comes with its sections, pages, labels, files, links, quizzes and forums; nobody in it does: %s', async (_name, bytes) => {
    const { course, notes } = await read('moodle', await bytes())
    expect(course.fields.name).toBe('Web dari Nol')
    expect(outlineOf(course)).toEqual([
      ['Bagian 1', 'article: Halo', 'article: Sebuah label.', 'article: MDN', 'document: Buku', 'practice: Kuis', 'discussion: Forum'],
    ])
    expect(notes).toEqual([
      { path: 'activities/quiz_5/quiz.xml', code: 'QuestionLost', values: { title: 'Karang', type: 'essay' } },
      { path: 'activities/assign_8/assign.xml', code: 'ActivityLost', values: { title: 'Tugas', type: 'assign' } },
      { path: 'users.xml', code: 'PeopleLost' },
    ])
    expect(JSON.stringify(chapterOf(course, 'Halo')?.content)).toContain(`/archive/files/aa/${hash('a')}`)
    expect(chapterOf(course, 'Buku')?.content).toMatchObject({ address: `/archive/files/bb/${hash('b')}` })
    const quiz = practice.schema.parse(chapterOf(course, 'Kuis')?.content)
    expect(practice.missing(quiz)).toEqual([])
    expect(quiz.questions).toMatchObject([
      { type: 'single', options: [{ text: 'a' }, { text: 'b' }], whenRight: 'Betul', whenWrong: 'Belum' },
      { type: 'multiple' },
      { type: 'fill', gaps: [{ answers: ['Style'] }] },
    ])
    expect(JSON.stringify(course)).not.toMatch(/budi|Rahasia/i)
  })

  it('is refused where it is none, or hostile', async () => {
    await expect(read('moodle', zipOf({ 'a.xml': '<a/>' }))).rejects.toMatchObject({ reason: { code: 'NotMoodle' } })
    const bomb = zipOf({ 'moodle_backup.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><moodle_backup>&x;</moodle_backup>' })
    await expect(read('moodle', bomb)).rejects.toMatchObject({ reason: { code: 'XmlDoctype' } })
  })
})
