import { AppError } from '#kit/errors.ts'

/** Messages for the tus server's refusals, by status. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Permintaan tidak dapat dibaca',
  404: 'Tidak ditemukan',
  409: 'Unggahan sudah sampai di tempat lain',
  410: 'Unggahan sudah tidak ada',
  412: 'Header Tus-Resumable: 1.0.0 diperlukan',
  413: 'File lebih besar dari yang disebutkan',
  501: 'Bagian protokol ini tidak dilayani',
}

/** Converts a refusal of the tus server into one of our calls. Its 403 means missing headers, for which the calls have 400. */
export function tusRefusal(status: number): AppError {
  const told = status === 403 ? 400 : status
  return new AppError(told, 'Tus', MESSAGES[told] ?? 'Unggahan terputus. Lanjutkan dari tempat terakhir.')
}

/** True if the tus server can turn the error into a response. */
export function isOfTus(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status_code' in error && typeof error.status_code === 'number'
}
