// Writes docs/money.md, the tables of the ledger's accounts and movements, from the code.
//   npm run money:doc            writes the file
//   npm run money:doc -- --check fails if the file is out of date
import { readFile, writeFile } from 'node:fs/promises'
import { moneyDoc } from '../src/features/ledger/money-doc.ts'
import { words } from '../src/features/ledger/texts/en.ts'

const file = 'docs/money.md'
if (!process.argv.includes('--check')) await writeFile(file, moneyDoc(words))
else if ((await readFile(file, 'utf8')) !== moneyDoc(words)) {
  console.error(`${file} is not what the ledger's tables say: run npm run money:doc`)
  process.exitCode = 1
}
