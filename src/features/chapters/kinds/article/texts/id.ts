export const words = { body: 'Isi artikel', bodyMissing: 'Tulis isinya sebelum terbit.' }
