/** The pages of the pocket sheets, as HTML: what a group needs of Git on its table, and an agreement to sign. */
export const SHEET: Record<'id' | 'en', { title: string; pages: readonly string[] }> = {
  id: {
    title: 'Lembar saku Git untuk meja kelompok',
    pages: [
      `<h1>Lembar saku Git</h1>
<p>Untuk meja kelompok: enam halaman seukuran saku, empat muat di satu lembar A4.</p>
<p>Cetak, lipat, dan biarkan tergeletak di dekat laptop. Yang lupa perintah cukup melirik, tidak perlu malu bertanya.</p>
<ol><li>Berkasmu ada di mana?</li><li>Pagi, siang, pulang</li><li>Pesan commit yang menolong</li><li>Kalau macet</li><li>Kesepakatan kelompok kami</li></ol>`,
      `<h2>Berkasmu ada di mana?</h2>
<p>Setiap perubahan singgah di empat tempat. Kalau bingung, tanyakan: perubahanku sekarang di mana?</p>
<ol class="places">
<li><b>Folder kerja</b>yang kamu lihat di editor</li><li class="step">git add piket.html</li>
<li><b>Panggung</b>yang akan masuk foto berikutnya</li><li class="step">git commit -m "…"</li>
<li><b>Riwayat di laptopmu</b>foto yang sudah diambil</li><li class="step">git push</li>
<li><b>Tempat bersama</b>yang dilihat teman-temanmu</li></ol>
<p><code>git status</code> menjawabnya kapan saja, dan tidak mengubah apa pun.</p>`,
      `<h2>Pagi, siang, pulang</h2>
<p><b>Sebelum mulai</b></p>
<pre>git switch main
git pull
git switch -c tambah-jadwal</pre>
<p><b>Setiap satu hal selesai</b></p>
<pre>git status
git add piket.html
git commit -m "Tambah jadwal Kamis"</pre>
<p><b>Sebelum pulang</b></p>
<pre>git push -u origin tambah-jadwal</pre>
<p>Laptop tertinggal di angkot? Yang sudah dikirim tetap selamat.</p>`,
      `<h2>Pesan commit yang menolong</h2>
<p>Lanjutkan kalimat ini: <b>“Kalau diterapkan, perubahan ini akan …”</b></p>
<table><thead><tr><th>Jangan</th><th>Lebih baik</th></tr></thead><tbody>
<tr><td>update</td><td>Tambah jadwal piket hari Kamis</td></tr>
<tr><td>fix lagi</td><td>Perbaiki nama Rani yang tertukar</td></tr>
<tr><td>final beneran</td><td>Hapus gambar yang tidak dipakai</td></tr>
<tr><td>asdf</td><td>(belum selesai: jangan di-commit dulu)</td></tr></tbody></table>
<p>Satu commit, satu hal. Kalau pesannya butuh kata “dan”, mungkin itu dua commit.</p>
<p>Alasan lebih berharga daripada isi: isinya sudah terlihat di <code>git show</code>.</p>`,
      `<h2>Kalau macet</h2>
<table><thead><tr><th>Yang terjadi</th><th>Coba</th></tr></thead><tbody>
<tr><td>Push ditolak</td><td><code>git pull</code> dulu, lalu <code>git push</code>. Jangan pernah <code class="whole">--force</code>.</td></tr>
<tr><td>Salah add</td><td><code>git restore --staged berkas</code></td></tr>
<tr><td>Ingin membuang perubahan yang belum di-commit</td><td><code>git restore berkas</code> (tidak bisa dibatalkan)</td></tr>
<tr><td>Mengubah di main, belum di-commit</td><td><code>git switch -c nama</code>: perubahannya ikut</td></tr>
<tr><td>Bentrok, dan panik</td><td><code>git merge --abort</code>, tarik napas, mulai lagi berdua</td></tr>
<tr><td>Ada yang hilang</td><td><code>git reflog</code> masih mengingatnya</td></tr></tbody></table>
<p>Baca pesan galat sampai habis: Git hampir selalu menyebutkan perintah berikutnya.</p>`,
      `<h2>Kesepakatan kelompok kami</h2>
<ul><li><code>main</code> selalu bisa diperlihatkan kepada guru.</li>
<li>Satu tugas, satu cabang, paling lama dua hari.</li>
<li>Setiap gabungan dibaca satu teman lebih dulu.</li>
<li>Yang membuat bentrok tidak dimarahi; yang menyembunyikannya ditemani.</li></ul>
<p class="line">Yang boleh menggabungkan ke main:</p>
<p class="line">Yang dihubungi kalau macet:</p>
<p class="line">Satu aturan dari kami sendiri:</p>
<p class="line">Tanda tangan semua anggota:</p>
<p class="line"></p>`,
    ],
  },
  en: {
    title: 'Pocket sheets of Git for the group’s table',
    pages: [
      `<h1>Pocket sheets of Git</h1>
<p>For the group’s table: six pages of a pocket’s size, four on a sheet of A4.</p>
<p>Print them, fold them, and leave them beside the laptop. Who forgets a command takes a look and need not be shy to ask.</p>
<ol><li>Where is your file?</li><li>Morning, noon, going home</li><li>Commit messages that help</li><li>When you are stuck</li><li>What our group agrees on</li></ol>`,
      `<h2>Where is your file?</h2>
<p>Every change passes through four places. When you are lost, ask: where is my change now?</p>
<ol class="places">
<li><b>Working folder</b>what you see in the editor</li><li class="step">git add duty.html</li>
<li><b>Staging area</b>what will be in the next picture</li><li class="step">git commit -m "…"</li>
<li><b>History on your laptop</b>pictures that were taken</li><li class="step">git push</li>
<li><b>Shared place</b>what your friends see</li></ol>
<p><code>git status</code> tells you at any time, and changes nothing.</p>`,
      `<h2>Morning, noon, going home</h2>
<p><b>Before you begin</b></p>
<pre>git switch main
git pull
git switch -c add-schedule</pre>
<p><b>Whenever one thing is done</b></p>
<pre>git status
git add duty.html
git commit -m "Add Thursday's duty"</pre>
<p><b>Before you go home</b></p>
<pre>git push -u origin add-schedule</pre>
<p>The laptop was left on the bus? What was pushed is safe.</p>`,
      `<h2>Commit messages that help</h2>
<p>Finish this sentence: <b>“If applied, this change will …”</b></p>
<table><thead><tr><th>Not this</th><th>Better</th></tr></thead><tbody>
<tr><td>update</td><td>Add the duty of Thursday</td></tr>
<tr><td>fix again</td><td>Correct Rani’s name, which was mixed up</td></tr>
<tr><td>really final</td><td>Remove the picture that nobody uses</td></tr>
<tr><td>asdf</td><td>(not finished: don’t commit yet)</td></tr></tbody></table>
<p>One commit, one thing. If its message needs an “and”, it may be two commits.</p>
<p>Reasons are worth more than contents: <code>git show</code> has the contents.</p>`,
      `<h2>When you are stuck</h2>
<table><thead><tr><th>What happens</th><th>Try</th></tr></thead><tbody>
<tr><td>A push is rejected</td><td><code>git pull</code> first, then <code>git push</code>. Never <code class="whole">--force</code>.</td></tr>
<tr><td>Added by mistake</td><td><code>git restore --staged file</code></td></tr>
<tr><td>Throw away what is not committed</td><td><code>git restore file</code> (can’t be undone)</td></tr>
<tr><td>Changed on main, not committed yet</td><td><code>git switch -c name</code>: the changes come along</td></tr>
<tr><td>A conflict, and panic</td><td><code>git merge --abort</code>, take a breath, begin again in pairs</td></tr>
<tr><td>Something is lost</td><td><code>git reflog</code> still remembers</td></tr></tbody></table>
<p>Read an error to its end: Git nearly always names the next command.</p>`,
      `<h2>What our group agrees on</h2>
<ul><li><code>main</code> can be shown to the teacher at any time.</li>
<li>One task, one branch, two days at most.</li>
<li>Each merge is read by a friend first.</li>
<li>Who causes a conflict is not scolded; who hides one gets company.</li></ul>
<p class="line">Who may merge into main:</p>
<p class="line">Whom to call when stuck:</p>
<p class="line">A rule of our own:</p>
<p class="line">Signatures of all members:</p>
<p class="line"></p>`,
    ],
  },
}
