/** Money, rules, law and papers: one group of about the same meaning a line. */
export const MONEY_AND_RULES = `
keperluan, kebutuhan, memerlukan, membutuhkan, diperlukan, dibutuhkan, needs, needed, necessity
diperuntukkan, ditujukan, dikhususkan, khusus untuk, untuk siapa, sasaran peserta, intended for, meant for, aimed at
transaksi, jual beli, pembayaran, transaction
dompet, wallet, purse
saldo, sisa uang, isi rekening, sisa saldo, balance, top up, isi ulang saldo
debit, kartu debit, kartu atm, potong saldo, debit card
koin, receh, uang receh, uang logam, uang kecil, coin, small change
sen, cent
tawar, nawar, nego, negosiasi, tawar menawar, bargain, haggle, negotiate, negotiation
tawaran, menawarkan, ditawari, offer
pungut, memungut biaya, dipungut biaya, tarik biaya, pungli, levy, charge
tanggung, ditanggung, biaya ditanggung, bear the cost, covered
talangi, nalangin, dana talangan, bayari dulu, pakai uang sendiri, advance payment, reimburse, diganti uangnya
uang hangus, hangus, tidak bisa kembali, tidak dikembalikan, kuota hangus, forfeited, non refundable, expired
retur, barang dikembalikan, tukar barang, kembalikan barang, return goods
uang belum masuk, gaji belum masuk, honor belum cair, belum dibayar, belum cair, telat gajian, late payment, not paid yet
sudah transfer, sudah bayar, bukti transfer, pembayaran belum terverifikasi, belum terkonfirmasi, already paid
aset, harta, kekayaan, harta benda, asset
lelang, tender, auction, auctioneer, bid
ojk, otoritas jasa keuangan, pengawas bank, financial authority
waris, turun temurun, peninggalan, inherit, inheritance, legacy
layak, pantas, patut, memenuhi syarat, worthy, eligible, proper
worth it, sepadan, setimpal, sebanding, tidak rugi, worth, pantas dibayar
ajukan, pengajuan, permohonan, memohon, proposal, apply for, submit, application
tandatangan, tanda tangan, menandatangani, teken, paraf, inisial, signed, signature, initials
stempel, setempel, cap basah, stamp
lampir, sertakan berkas, attachment, attach, enclosed
sertakan, disertai, beserta, sekalian, include, along with
cantumkan, tercantum, tertera, stated, listed, written
kecuali, selain, except, exception, exclude
pertanggungjawaban, dipertanggungjawabkan, mempertanggungjawabkan, akuntabel, akuntabilitas, lpj, accountability, accountable
pelanggaran, langgar, menyalahi, breach, violate, violation
patuh, taat, nurut, manut, obey, comply, compliance
ketat, tegas, strictly, tanpa toleransi
bolehkan, izinkan, mengizinkan, allow, permit, izin, permission
kuasa, wewenang, kewenangan, otoritas, berwenang, authority, power
pasal, ayat, butir, klausul, clause
perkara, kasus, urusan, case, matter
sita, rampas, confiscate, seize
tuduh, nuduh, fitnah, menyalahkan, accuse, blame
pakta, pakta integritas, perjanjian, nota kesepahaman, mou, pact, agreement
integritas, kejujuran, jujur, antikorupsi, integrity
konsensus, mufakat, kesepakatan, sepakat bersama, consensus, agreement, deal, sepakat
ikrar, sumpah, janji, komitmen, pledge, vow, oath, promise
komitmen, komit, konsisten, istikamah, sungguh sungguh ikut, commitment, committed, commit
sanggup, mampu, able, capable, able to
bersedia, kesediaan, rela, sudi, willing, willingness
nik, nomor ktp, nomor kependudukan, nomor induk kependudukan, id number
administrasi, tata usaha, kantor tu, pemberkasan, administration, administrative
infrastruktur, prasarana, sarana prasarana, sarpras, infrastructure
cabut, dibatalkan, tidak berlaku lagi, revoke
blokir, kena banned, ditangguhkan, dibekukan, suspend, blocked, banned
keberatan, sanggahan, banding, tidak terima keputusan, objection, appeal
pernyataan, surat pernyataan, menyatakan, keterangan, statement, declare
republik, negara, republic
bangsa, nation
aturan main, tata tertib, aturan perilaku, kode etik, code of conduct, conduct
rawan, rentan, riskan, gampang kena, berisiko, vulnerable, prone, risky
cegah, hindari, antisipasi, prevent, prevention, avoid
peringatan, hati hati, waspada, surat peringatan, warn, caution, memperingatkan
kualitas, mutu, quality
tanpa pamrih, ikhlas, sukarela, tidak dibayar, unpaid, voluntary
modal kecil, modal minim, modal tipis, modal seadanya, mulai dari kecil, small capital, low budget
stok habis, barang kosong, sold out, tidak ada stok, habis terjual, out of stock
kekayaan intelektual, haki, hak cipta, hak kekayaan intelektual, intellectual property
sekurang kurangnya, paling tidak, setidaknya, minimal, at least
paling murah, lebih murah, cheapest, cheaper, lowest price, murah, cheap
penuhi, mencukupi, fulfil, fulfill, meet the requirements
pengeluaran, belanja, uang keluar, biaya keluar, spending, expenses, expenditure
keselamatan, keamanan, aman, keselamatan kerja, k3, safety
tersangka, pelaku, pelaku kejahatan, terduga pelaku, suspect
transaksi, bertransaksi, jual beli, transaction, transactions
dicairkan, mencairkan, cair, pencairan, uang turun, dana turun, kapan cair, uang belum masuk, disburse, disbursement, payout
dompet, wallet, wallets, purse
asn, pns, pegawai negeri, pegawai pemerintah, civil servant, civil servants
pendapatan, pemasukan, omzet, omset, hasil jualan, revenue, income, earnings, turnover
pengeluaran, uang keluar, dihabiskan, expense, expenses, spent, spending
denda, didenda, sanksi, hukuman, dihukum, kena denda, penalty, punishment, punished
bunga bank, bunga pinjaman, suku bunga, riba, interest rate
kredit, cicilan, pinjaman, kur, ambil kredit, loan, credit
arisan, kocokan, arisan ibu, savings club
patungan, urunan, iuran bareng, saweran, chip in, split the bill
csr, tanggung jawab sosial, dana csr, program sosial perusahaan, corporate social responsibility
pulsa, beli pulsa, isi ulang, isi pulsa, top up, phone credit
jasa, layanan, pelayanan, servis, service, services
cap, stempel, dicap, segel, meterai, materai, stamp
kedaluwarsa, kadaluarsa, kadaluwarsa, hangus, habis masa berlaku, masa berlaku habis, expired, expire, expiry
menunggak, tunggak, tunggakan, nunggak, belum lunas, belum bayar, telat bayar, arrears, overdue, unpaid
kontrak, kontrak kerja, perjanjian, surat perjanjian, kesepakatan, mou, contract, agreement
permohonan, memohon, surat permohonan, mengajukan, pengajuan, ajukan, petition, request letter
lelang, melelang, dilelang, pelelangan, tender, auction, bid, bidding
slip gaji, bukti gaji, struk gaji, keterangan penghasilan, pay slip
tunai, kontan, bayar tunai, uang tunai, bayar di tempat, cod, cash, pay cash
lebih murah, paling murah, termurah, cheaper, cheapest
pejabat negara, pejabat berwenang, pejabat, officials
warisan, mewariskan, diwariskan, waris, turun temurun, peninggalan, pusaka, inherit, inherited, heritage, legacy
klaim, mengklaim, menuntut, tuntutan, claim, claims
miskin, orang miskin, prasejahtera, keluarga tidak mampu, tidak mampu, kurang mampu, poor, poverty
makmur, sejahtera, kesejahteraan, kemakmuran, prosperous, welfare, prosperity
orang kaya, kekayaan, tajir, berharta, rich, wealthy, wealth
kesenjangan, tidak adil, berat sebelah, pilih kasih, timpang, unfair, inequality, unjust
pembenaran, membenarkan, mempertanggungjawabkan, justify, justified, justification
penawaran harga, harga penawaran, quotation, quotations, price quote
kampanye, gerakan, sosialisasi, campaign, campaigns
uang tidak cukup, dana kurang, kurang dana, biaya kurang, duit kurang, not enough money
salah transfer, transfer nyasar, salah nominal, kelebihan bayar, kelebihan transfer, wrong transfer, overpaid
belum terverifikasi, pembayaran belum masuk, sudah bayar, sudah transfer, belum dikonfirmasi, konfirmasi pembayaran, payment not confirmed
pembayaran gagal, gagal bayar, transaksi gagal, tidak bisa bayar, kartu ditolak, payment failed, card declined
ada biaya tersembunyi, biaya tambahan, biaya lain, kena biaya apa, hidden cost, extra charge, additional fee
naik harga, harga naik, kenaikan harga, tambah mahal, price increase
menentukan harga, cara pasang harga, harga jual, harga pokok, hpp, penetapan harga
jualan sepi, dagangan tidak laku, tidak laku, sepi pembeli, toko sepi, low sales
pembeli bohong, order fiktif, pesanan fiktif, pembeli kabur, tidak jadi bayar, fake order
modal usaha, cari modal, pinjam modal, dana usaha, business capital
nepotisme, orang dalam, titipan orang, koneksi orang dalam, pilih kasih, nepotism, favoritism
belum ada uang, uang belum ada, duit belum ada, belum ada duit, uangnya belum cukup, uang belum cukup, duit kurang, uang kurang, tidak ada duit, tidak ada uang, no money, short of money, keringanan, subsidi
nunggu gajian, menunggu gajian, belum gajian, habis gajian, tanggal tua, gajian, payday, until payday, gaji
bayar nanti, bayar belakangan, bayar belakang, bayar di akhir, bayar setelah lulus, bayar kalau kerja, belajar dulu bayar, pay later, pay afterwards, income share, cicilan, angsuran
uang belum masuk, duit belum masuk, pembayaran belum masuk, transfer belum masuk, belum terverifikasi, belum dikonfirmasi, status belum lunas, payment not received, payment pending, pembayaran
sudah transfer, sudah bayar, sudah lunas, sudah kutransfer, habis bayar, setelah bayar, already paid, i have paid, pembayaran
salah transfer, kelebihan bayar, lebih bayar, dobel bayar, bayar dua kali, kepotong dua kali, terpotong dua kali, overpaid, charged twice, double charge, wrong amount, pengembalian
kurang bayar, bayar kurang, kurang transfer, sisa tagihan, sisa cicilan, kekurangan bayar, outstanding balance, amount due, lunas
telat bayar, nunggak, menunggak, tunggakan, belum lunas, lewat jatuh tempo, late payment, unpaid, arrears, overdue payment
denda, kena denda, penalti, dipenalti, sanksi, hukuman, penalty, late fee
sekali bayar, bayar sekali, bayar penuh, bayar di muka, langsung lunas, one time payment, pay upfront, pay in full, lunas
bayar tunai, bayar kontan, tunai, kontan, uang tunai, cash, in cash
uang muka, dp, tanda jadi, panjar, deposit, down payment
uang jaminan, deposit, jaminan, security deposit
biaya tersembunyi, biaya tambahan, ada biaya lagi, biaya lain, hidden cost, hidden fee, extra charge, any other fees, biaya
rincian biaya, perincian, uangnya untuk apa, uang dipakai apa, biaya apa saja, cost breakdown, where the money goes, biaya
kemahalan, terlalu mahal, mahal sekali, mahal amat, kok mahal, mahal sangat, tidak terjangkau, overpriced, too expensive, pricey, biaya
harga pas, bisa nego, nego, tawar, nawar, menawar, tawar menawar, bargain, negotiate, haggle, negotiable
murah meriah, harga miring, receh, murah, ramah kantong, harga pelajar, budget friendly, cheap, low cost
beneran gratis, gratis beneran, benar gratis, tidak dipungut biaya, nol rupiah, tanpa dipungut biaya, really free, completely free, gratis
masa coba, coba gratis, coba dulu, nyoba dulu, kelas percobaan, uji coba gratis, free trial, trial class, try first, gratis
uang kembali, kembali duit, minta uang kembali, uang hangus, duit hangus, hangus, my money back, get a refund, money returned, forfeited, refund, pengembalian
tidak jadi ikut, batal ikut, tidak jadi daftar, mundur dari kelas, berubah pikiran, change my mind, pull out, pembatalan
dipotong pajak, potong pajak, potongan pajak, kena pajak, pajak penghasilan, pph, ppn, tax deducted, taxable, vat, pajak, npwp
dibayarin kantor, dibiayai kantor, ditanggung kantor, reimburse, penggantian biaya, diganti kantor, klaim biaya, paid by employer, reimbursement
bayarin orang lain, bayar atas nama, dibayarin orang tua, dibayari, paid by someone else, pay on behalf, pembayaran
pakai rekening orang, rekening orang tua, tidak punya rekening, belum punya rekening, no bank account, rekening, transfer
bayar di minimarket, bayar di indomaret, bayar di alfamart, gerai, minimarket, swalayan, convenience store, supermarket
kode bayar, nomor va, virtual account, kode pembayaran, payment code, pembayaran
kode promo, kode voucher, kode kupon, kode referal, referral, promo code, discount code, diskon, potongan
ajak teman, ngajak teman, rombongan, daftar barengan, diskon rombongan, daftar kolektif, group discount, group registration, refer a friend
surat tidak mampu, sktm, surat miskin, keluarga miskin, ekonomi lemah, kartu miskin, orang susah, keluarga prasejahtera, low income, poor family, keringanan
bapak di phk, ayah kena phk, orang tua nganggur, tulang punggung, tulang punggung keluarga, breadwinner, keringanan
anak yatim, yatim, yatim piatu, piatu, panti asuhan, orphan, orphanage
uang saku, uang jajan, uang bulanan, jatah bulanan, jatah, allowance, pocket money
beasiswa penuh, ditanggung semua, full beasiswa, gratis semua, fully funded, full scholarship, full ride, beasiswa
beasiswa dicabut, beasiswa diputus, kehilangan beasiswa, beasiswa berhenti, lose my scholarship, scholarship revoked, beasiswa
ikatan dinas, harus kembali kerja, wajib kerja, kontrak belajar, pengabdian, service bond, work obligation
dobel beasiswa, beasiswa lain, beasiswa ganda, two scholarships, another scholarship, syarat
kapan cair, pencairan, cair, dicairkan, uang beasiswa turun, belum cair, disbursement, disbursed, paid out
cara daftar, daftar bagaimana, daftar di mana, daftar lewat mana, mau daftar, ingin daftar, cara ikut, cara gabung, how to register, how to join, where to register, sign me up, pendaftaran, formulir
gagal daftar, tidak bisa daftar, daftar gagal, daftar ditolak, formulir eror, form error, tidak bisa submit, registration failed, can t register, can t sign up, pendaftaran
kapan daftar, daftar kapan, kapan dibuka, buka kapan, kapan tutup, pendaftaran sampai kapan, terakhir daftar, batas daftar, when open, when does registration close, registration deadline, last day to register, pendaftaran
telat daftar, kelewat daftar, lupa daftar, ketinggalan daftar, sudah tutup, pendaftaran tutup, sudah ditutup, missed registration, registration closed, too late to apply, pendaftaran
sudah daftar, habis daftar, setelah daftar, already registered, after registering, next step, pendaftaran
kapan pengumuman, pengumuman kapan, hasil seleksi, hasilnya kapan, lolos apa tidak, keterima apa tidak, cek hasil, when results, results announced, pengumuman
keterima, diterima, lolos, kepilih, terpilih, lulus seleksi, got accepted, selected, admitted
tidak keterima, tidak lolos, gagal seleksi, tidak kepilih, tidak terpilih, gugur seleksi, ditolak beasiswa, didn t get in, not selected, turned down, seleksi
kena syarat apa, apa syarat, yang disiapkan, berkas apa saja, dokumen apa saja, siapin apa, what documents, what is required, syarat, persyaratan
boleh ikut tidak, bisa ikut tidak, am i eligible, can i join, am i allowed, who can join, who can apply, syarat
semua umur, umur berapa saja, segala umur, segala usia, tidak ada batas umur, tanpa batas usia, any age, all ages, no age limit, umur, batas usia
bukan warga sini, bukan warga, luar desa, luar kampung, luar daerah, luar jawa, beda provinsi, ktp luar, ktp daerah, from another city, outside java, domisili
orang asing, wna, warga negara asing, bule, turis, dari malaysia, luar indonesia, bukan wni, foreigner, foreigners, non indonesian, expat, not a citizen, luar negeri
belum ada ktp, ktp hilang, ktp belum jadi, tidak punya ktp, kartu pelajar, lost id, no id card, student card, ktp, identitas
ijazah hilang, ijazah ditahan, ijazah belum keluar, skl, surat keterangan lulus, ijazah menyusul, diploma missing, lost diploma, withheld diploma, ijazah
legalisir, dilegalisir, cap basah, fotokopi legalisir, stempel, cap, materai, meterai, stamp, stamped, certified copy, notarized
masih ada kursi, masih ada slot, masih bisa daftar, sisa kursi, sisa kuota, sisa berapa, tinggal berapa, masih muat, any seats left, spots left, room left, places available, kursi, kuota
kehabisan kursi, kehabisan tempat, kehabisan kuota, kursi habis, kuota penuh, kelas penuh, sudah penuh, keduluan, fully booked, no seats left, class is full, sold out, daftar tunggu
daftar tunggu, waiting list, waitlist, nunggu giliran, antrean kursi, cadangan peserta, masuk cadangan, reserve list, standby
tahan kursi, kunci tempat, booking tempat, booking kursi, boleh booking, titip kursi, simpan tempat, hold a seat, reserve a spot, save a place, kursi
digantikan teman, dialihkan, pindah nama, alihkan kursi, oper kursi, dioper, jual kursi, tempatku untuk teman, transfer my seat, give my spot, someone else instead
isi formulir, ngisi form, isi form, salah isi, salah isi data, salah ngisi, fill out form, fill in form, filled wrong, formulir, pendaftaran
garansi uang kembali, kalau tidak puas, tidak puas, kecewa sama kelas, mengecewakan, money back guarantee, not satisfied, disappointed with class, refund
aturan main, tata cara, ketentuan, melanggar, pelanggaran, dilarang apa, kode etik, rules of the game, code of conduct, violation, break the rules
how much money, what s the price, what s the fee, does it cost, any cost, is there a fee, ada biayanya, kena biaya, harus bayar, bayar tidak, perlu bayar, bayar apa tidak, biaya, harga, bayar
earn a month, earn per month, make a month, gaji sebulan, gaji per bulan, sebulan dapat berapa, penghasilan sebulan, monthly salary, monthly income, gaji, penghasilan
pay in parts, pay in instalments, pay monthly, split payment, bayar dua kali, bayar tiga kali, bayar bulanan, bayar per bulan, dicicil berapa kali, cicilan berapa kali, berapa kali cicil, pay little by little, cicilan, angsuran
afford, afford it, cant afford, not afford, can t pay, tidak sanggup bayar, tidak kuat bayar, tidak bisa bayar, belum bisa bayar, tidak mampu bayar, belum mampu bayar, keringanan
cancel my registration, cancel my class, cancel enrolment, batal pendaftaran, batalkan pendaftaran, batal daftar, batal kelas, cancel booking, pembatalan, mundur
sudah bayar tapi, bayar tapi belum, sudah bayar belum masuk, bayar tidak bisa masuk, paid but no access, pembayaran
bukti transfer, kirim bukti, upload bukti, kirim struk, screenshot transfer, ss transfer, proof of payment, payment proof, transfer slip, konfirmasi
minta kuitansi, minta invoice, kuitansi kantor, atas nama kantor, butuh kuitansi, need a receipt, need an invoice, invoice for company, faktur, kuitansi
gratis tapi, kenapa gratis, kok gratis, gratis kenapa, why free, what s the catch, how is it free, gratis
harga bisa kurang, kurangin harga, ada diskon tidak, diskon mahasiswa, diskon pelajar, diskon guru, potongan pelajar, any discount, student discount, teacher discount, potongan, diskon
seikhlasnya, sukarela bayar, bayar seikhlasnya, bayar semampunya, bayar sesuka, pay what you can, pay as you wish, pay what you want, donasi
dana darurat, simpanan darurat, uang darurat, emergency fund, rainy day money, tabungan, keuangan
susah nabung, tidak bisa nabung, nabung gagal, cara nabung, nabung receh, can t save money, how to save money, tabungan, keuangan
terjerat utang, kejerat pinjol, utang numpuk, kejebak utang, utang pinjol, gali lubang tutup lubang, in debt, debt trap, drowning in debt, utang
asuransi kerja, bpjs tenaga kerja, bpjs kantor, jaminan kerja, tunjangan kesehatan, health benefits, employee benefits, benefits at work, karyawan
lisensi foto, boleh pakai foto, pakai gambar orang, gambar dari google, comot gambar, use an image, free images, stock photo, hak cipta
boleh dijual tidak karyaku, hak jual, karya dipakai komersial, commercial use, use commercially, sell what i make, lisensi
syarat dan ketentuan, s dan k, snk, kebijakan privasi, terms and conditions, privacy policy, terms of service, kebijakan, aturan
perjanjian, tanda tangan kontrak, teken kontrak, baca kontrak, jebakan kontrak, sign a contract, agreement, kontrak
npwp, membuat npwp, lapor pajak, spt, bayar pajak, pajak umkm, file taxes, tax return
dituntut, digugat, dilaporkan polisi, somasi, lapor polisi, sued, lawsuit, call the police, hukum
dompet, dompetku, wallet, purse
judi, judol, judi online, berjudi, gambling, bet
promosi, mempromosikan, promosiin, publikasiin, promote, publicity
mutu, kualitas, kwalitas, berkualitas, bermutu, quality, high quality
sampel, contoh produk, tester, sample, samples
sementara, temporer, tidak permanen, temporary, interim
berlaku, masih berlaku, keberlakuan, valid, in effect
gugur, dinyatakan gugur, tidak sah, batal demi hukum, void, invalid, null and void
norma, adat istiadat, norms, customs
kondisi, keadaan, situasi, situation, condition, circumstances
proses berapa lama, diproses, masih diproses, sedang diproses, processing, in process, being processed
`
