/** `KOTA BANDUNG` or `Kota Bandung` → `Bandung`. A regency keeps `Kab.`, since a city may share its name. */
export function toCityLabel(name: string): string {
  let label = labels.get(name)
  if (label === undefined) {
    label = shorten(name)
    labels.set(name, label)
  }
  return label
}

/** Cache of at most 514 city names, which lists repeat. */
const labels = new Map<string, string>()

function shorten(name: string): string {
  const words = name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, letter => letter.toUpperCase())
  return words.replace(/^Kota (Administrasi )?/, '').replace(/^Kabupaten (Administrasi )?/, 'Kab. ')
}
