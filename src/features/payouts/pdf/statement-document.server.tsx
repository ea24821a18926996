import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Lang } from '#kit/lang.ts'
import type { StatementView } from './statement-view.ts'

const look = StyleSheet.create({
  page: { padding: 48, fontFamily: 'Helvetica', fontSize: 9, lineHeight: 1.4, color: '#1f2937' },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 18, lineHeight: 1.2, marginBottom: 12 },
  parties: { flexDirection: 'row', marginBottom: 24 },
  party: { flexGrow: 1, flexBasis: 0, paddingRight: 12 },
  label: { fontSize: 8, color: '#4b5563' },
  bold: { fontFamily: 'Helvetica-Bold' },
  row: { flexDirection: 'row', paddingVertical: 4, borderBottomWidth: 0.5, borderBottomColor: '#d1d5db' },
  date: { width: 88 },
  what: { flexGrow: 1, flexBasis: 0, paddingRight: 8 },
  money: { width: 72, textAlign: 'right' },
  sums: { width: 260, marginBottom: 20 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  foot: { position: 'absolute', bottom: 28, left: 48, right: 48, fontSize: 8, color: '#4b5563' },
})

/** Returns the bytes of a mentor's statement as a PDF. */
export async function renderStatement(view: StatementView, lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await renderToBuffer(<StatementDocument view={view} lang={lang} />))
}

/** A statement on A4; its head is on every page. */
function StatementDocument({ view, lang }: { view: StatementView; lang: Lang }) {
  const { head } = view
  const marks = { creationDate: view.madeAt, modificationDate: view.madeAt, producer: 'Sanggar', creator: 'Sanggar' }
  return (
    <Document title={view.title} language={lang} {...marks}>
      <Page size="A4" style={look.page}>
        <Text style={look.title}>{view.title}</Text>
        <View style={look.parties}>
          {view.facts.map(({ label, value }) => (
            <View key={label} style={look.party}>
              <Text style={look.label}>{label}</Text>
              <Text>{value}</Text>
            </View>
          ))}
        </View>
        <View style={look.sums}>
          {view.sums.map(({ label, value }) => (
            <View key={label} style={look.sum}>
              <Text>{label}</Text>
              <Text style={look.bold}>{value}</Text>
            </View>
          ))}
        </View>
        <Line line={head} isHead />
        {view.lines.length === 0 && <Text style={{ marginTop: 8 }}>{view.none}</Text>}
        {view.lines.map(line => (
          <Line key={line.key} line={line} />
        ))}
        <Text style={look.foot} fixed>
          {view.made}
        </Text>
      </Page>
    </Document>
  )
}

function Line({ line, isHead = false }: { line: StatementView['head']; isHead?: boolean }) {
  return (
    <View style={isHead ? [look.row, look.bold] : look.row} wrap={false} fixed={isHead}>
      <Text style={look.date}>{line.at}</Text>
      <Text style={look.what}>{line.what}</Text>
      <Text style={look.money}>{line.amount}</Text>
      <Text style={look.money}>{line.tax}</Text>
      <Text style={look.money}>{line.transferred}</Text>
      <Text style={look.money}>{line.balance}</Text>
    </View>
  )
}
