import { GRID } from '#ui/map/archipelago.ts'

// Longitude and latitude of cities and regencies, by name without `Kota` or `Kabupaten`. Missing places get no mark.
const PLACES: Record<string, readonly [number, number]> = {
  Sabang: [95.3, 5.9],
  'Banda Aceh': [95.3, 5.5],
  Medan: [98.7, 3.6],
  Sibolga: [98.8, 1.7],
  Pekanbaru: [101.4, 0.5],
  Padang: [100.4, -0.9],
  Jambi: [103.6, -1.6],
  Palembang: [104.8, -3],
  'Bandar Lampung': [105.3, -5.4],
  'Jakarta Selatan': [106.8, -6.3],
  Bandung: [107.6, -6.9],
  Cimahi: [107.5, -6.9],
  Garut: [107.9, -7.2],
  Tegal: [109.1, -6.9],
  Semarang: [110.4, -7],
  Kudus: [110.8, -6.8],
  Sleman: [110.4, -7.7],
  Yogyakarta: [110.4, -7.8],
  Surakarta: [110.8, -7.6],
  Surabaya: [112.7, -7.3],
  Malang: [112.6, -8],
  Denpasar: [115.2, -8.6],
  Mataram: [116.1, -8.6],
  'Flores Timur': [122.9, -8.3],
  Kupang: [123.6, -10.2],
  'Timor Tengah Selatan': [124.3, -9.8],
  'Rote Ndao': [123.1, -10.8],
  Pontianak: [109.3, 0],
  Banjarmasin: [114.6, -3.3],
  Balikpapan: [116.8, -1.2],
  Samarinda: [117.1, -0.5],
  Makassar: [119.4, -5.1],
  Wakatobi: [123.6, -5.4],
  Palu: [119.9, -0.9],
  Manado: [124.8, 1.5],
  Ternate: [127.4, 0.8],
  Ambon: [128.2, -3.7],
  Sorong: [131.3, -0.9],
  Jayapura: [140.7, -2.5],
}

/** Returns a place's position on the map's grid, in dots; undefined if unknown. */
export function locate(name: string): { x: number; y: number } | undefined {
  const found = PLACES[name.replace(/^(Kota Administrasi|Kabupaten|Kota|Kab\.)\s+/, '')]
  if (!found) return undefined
  return { x: Math.round((found[0] - GRID.west) / GRID.step), y: Math.round((GRID.north - found[1]) / GRID.step) }
}
