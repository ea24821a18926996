/**
 * Common passwords, here and elsewhere, in lower case: rejected as such, and with digits or marks before or after. NOTE: short on purpose; the rate
 * limits of sign-in.server.ts allow only a few guesses.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssw0rd p@ssword pass admin administrator root user guest test testing demo default login welcome letmein master secret
  qwerty qwertyui qwertyuiop qwer asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wasd abc abcd abcde abcdef abcdefgh abcabc aaaa aaaaaaaa
  iloveyou sunshine princess dragon monkey shadow superman batman football baseball michael jordan jennifer hunter killer trustno charlie
  starwars pokemon naruto minecraft roblox google facebook instagram whatsapp tiktok youtube samsung android computer internet
  sayang sayangku cinta cintaku cintakamu akucintakamu akusayangkamu akucinta sayangkamu sayangmama sayangibu bismillah bismilah alhamdulillah
  assalamualaikum subhanallah allahuakbar insyaallah rahasia rahasiaku katasandi sandi sandiku masuk indonesia indonesiaku merdeka pancasila
  garuda nusantara jakarta bandung surabaya yogyakarta jogja semarang medan makassar denpasar palembang malang persib persija arema
  ganteng cantik bangsat kontol anjing jancok monyet kucing semangat sukses bahagia doraemon dewasa keluarga mamapapa papamama
  mamaku papaku ibuku ayahku bapakku anakku adikku kakakku temanku sahabat pacarku kekasih hatiku
  belajar sekolah siswa pelajar mahasiswa kelas guru smk sma coding sanggar jangankepo gakboleh tidaktahu gaktau lupa lupasandi
  selamat selamatpagi selamatdatang apakabar halohalo oppo xiaomi telkomsel matahari bintang bulan
  bolabola sepakbola mobilku rumahku hapeku namaku passwordku akunku kosong kosongin satu satudua satuduatiga`.split(/\s+/),
)
