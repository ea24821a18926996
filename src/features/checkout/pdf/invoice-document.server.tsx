import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Lang } from '#kit/lang.ts'
import { checkoutTexts } from '../texts.ts'
import type { PaperView } from './paper-view.ts'

const look = StyleSheet.create({
  page: { padding: 48, fontFamily: 'Helvetica', fontSize: 10, lineHeight: 1.4, color: '#1f2937' },
  bold: { fontFamily: 'Helvetica-Bold' },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 28 },
  seller: { maxWidth: 260 },
  right: { alignItems: 'flex-end' },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 18, lineHeight: 1.2, marginBottom: 4 },
  parties: { flexDirection: 'row', marginBottom: 24 },
  party: { flexGrow: 1, flexBasis: 0, paddingRight: 16 },
  label: { fontSize: 8, color: '#4b5563' },
  row: { flexDirection: 'row', paddingVertical: 5, borderBottomWidth: 0.5, borderBottomColor: '#d1d5db' },
  name: { flexGrow: 1, flexBasis: 0, paddingRight: 12 },
  count: { width: 50, textAlign: 'right' },
  money: { width: 95, textAlign: 'right' },
  sums: { marginTop: 8, marginLeft: 'auto', width: 260 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 },
  total: { borderTopWidth: 1, borderTopColor: '#1f2937', fontFamily: 'Helvetica-Bold', fontSize: 12, marginTop: 3, paddingTop: 6 },
  status: {
    alignSelf: 'flex-start',
    marginTop: 24,
    paddingVertical: 5,
    paddingHorizontal: 14,
    borderWidth: 1.5,
    fontFamily: 'Helvetica-Bold',
    fontSize: 14,
    lineHeight: 1.2,
  },
  foot: { position: 'absolute', bottom: 32, left: 48, right: 48, fontSize: 8, color: '#4b5563' },
})

/** An invoice, or the receipt of a paid one, on A4. */
export function InvoiceDocument({ view, lang }: { view: PaperView; lang: Lang }) {
  const t = checkoutTexts(lang).paper
  return (
    <Document
      title={`${view.title} ${view.number}`}
      language={lang}
      creationDate={view.madeAt}
      modificationDate={view.madeAt}
      producer="Sanggar"
      creator="Sanggar"
    >
      <Page size="A4" style={look.page}>
        <View style={look.head}>
          <View style={look.seller}>
            <Text style={look.bold}>{view.seller.name}</Text>
            {view.seller.lines.map(line => (
              <Text key={line}>{line}</Text>
            ))}
          </View>
          <View style={look.right}>
            <Text style={look.title}>{view.title}</Text>
            <Text>{view.number}</Text>
            <Text>{view.date}</Text>
          </View>
        </View>
        <View style={look.parties}>
          <Party label={t.to}>
            {view.buyer.map(line => (
              <Text key={line}>{line}</Text>
            ))}
          </Party>
          <Party label={view.isPaid ? t.paidOn : t.payBefore}>
            <Text>{view.when}</Text>
            {view.method && <Text>{view.method}</Text>}
          </Party>
        </View>
        <View style={[look.row, look.bold]}>
          <Text style={look.name}>{t.item}</Text>
          <Text style={look.count}>{t.count}</Text>
          <Text style={look.money}>{t.price}</Text>
          <Text style={look.money}>{t.sum}</Text>
        </View>
        {view.lines.map((line, at) => (
          // The same thing may stand on two lines.
          <View key={`${at} ${line.name}`} style={look.row} wrap={false}>
            <Text style={look.name}>{line.name}</Text>
            <Text style={look.count}>{line.count}</Text>
            <Text style={look.money}>{line.price}</Text>
            <Text style={look.money}>{line.sum}</Text>
          </View>
        ))}
        <View style={look.sums} wrap={false}>
          {view.sums.map(({ label, amount }) => (
            <View key={label} style={look.sum}>
              <Text>{label}</Text>
              <Text>{amount}</Text>
            </View>
          ))}
          <View style={[look.sum, look.total]}>
            <Text>{t.total}</Text>
            <Text>{view.total}</Text>
          </View>
        </View>
        <Text style={{ marginTop: 12 }}>
          {t.words}: {view.words}
        </Text>
        <Text style={[look.status, { color: view.isPaid ? '#065f46' : '#92400e', borderColor: view.isPaid ? '#065f46' : '#92400e' }]}>
          {view.status}
        </Text>
        <Text style={look.foot} fixed>
          {t.foot}
        </Text>
      </Page>
    </Document>
  )
}

function Party({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={look.party}>
      <Text style={look.label}>{label}</Text>
      {children}
    </View>
  )
}
