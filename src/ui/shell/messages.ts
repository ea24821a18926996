/** The catalogue of messages (specification, section 8), letter for letter: people and clients search for them. */
export const MESSAGES = {
  error: 'Opps.. Maaf terjadi kesalahan pada website',
  notFound: 'Oops.. Maaf halaman tidak ditemukan',
  routing404: 'This page could not be found',
  errorPageFailed: 'An error occurred while showing the error page',
  maintenance: 'Website Sedang Dalam Perbaikan',
  careerOk: 'Success fetch list Career:',
  careerFailed: 'Failed fetch list Career:',
  jobOk: 'Success fetch list Job:',
  jobFailed: 'Failed fetch list Job:',
  requestDemo: 'Berhasil mengirim request',
  statistics: 'FAILED TO REQUEST DATA',
  stream: 'Response stream error',
  middleware: 'Unknown middleware',
} as const
