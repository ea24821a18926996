/** `KOTA BANDUNG` or `Kota Bandung` → `Bandung`; a regency keeps `Kab.`, since a city of the same name may stand beside it. */
export function toCityLabel(name: string): string {
  let label = labels.get(name)
  if (label === undefined) {
    label = shorten(name)
    labels.set(name, label)
  }
  return label
}

/** There are 514 names, and lists show them again and again. */
const labels = new Map<string, string>()

function shorten(name: string): string {
  const words = name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, letter => letter.toUpperCase())
  return words.replace(/^Kota (Administrasi )?/, '').replace(/^Kabupaten (Administrasi )?/, 'Kab. ')
}
