export const words = { buttonFails: 'Tombolnya tidak berfungsi? Buka alamat ini di perambanmu:' }
