/** Body, health and ability: one group of about the same meaning a line. */
export const BODY_AND_HEALTH = `
diagnosis, diagnosa, hasil pemeriksaan, diagnose
gejala, tanda penyakit, tanda awal, ciri ciri, symptom
alergi, biduran, allergy, allergic
batuk, batuk batuk, cough
parasetamol, paracetamol, obat demam, obat pusing, pereda nyeri, obat panas, painkiller
dosis, takaran obat, berapa tablet, dosage, dose
salep, obat oles, balsem, ointment
imunisasi, vaksin, vaksinasi, suntik, vaccine, vaccination, immunization
termometer, pengukur suhu, alat ukur suhu, thermometer
rokok, udud, vape, smoke, cigarette
dada, sesak dada, chest
leher, tengkuk, pegal leher, neck
tulang, rangka tubuh, bone, bones, skeleton
pergelangan tangan, pergelangan, wrist
telapak tangan, telapak, palm
siku, elbow
telunjuk, jari telunjuk, index finger
bibir, lips
rambut, potong rambut, pangkas rambut, cukur, hair, haircut
ekor, buntut, tail
getar, gemetar, gemetaran, menggigil, vibrate, vibration, shaking, shiver
waras, sehat, sehat walafiat, bugar, healthy
segar, seger, fresh, refreshing
bangsal, ruang rawat, ruang inap, kamar pasien, ward
posyandu, timbang bayi, pos kesehatan, community health post
pegal, pegal pegal, nyeri otot, sakit punggung, sore muscles, back pain
mata lelah, mata capek, mata perih, sakit mata, silau, eye strain, tired eyes
kecapekan, tepar, tumbang, capek banget, exhausted, worn out, lelah, capek
peka, sensitif, indra, perasa, sense, sensitive
tidak enak badan, meriang, masuk angin, kurang enak badan, lemas, lesu, unwell, not feeling well
kaki, telapak kaki, foot, feet
keselamatan, keselamatan kerja, k3, alat pelindung diri, apd, safety
panik, kalut, kelabakan, gelagapan, kalang kabut, panic, panicking, panicked
posyandu, penimbangan balita, timbang bayi, kader posyandu, health post
suntik, suntikan, menyuntik, disuntik, vaksin, imunisasi, injection, vaccine
jempol, ibu jari, thumb, thumbs
kebal, imun, tidak mempan, immune, resistant, immunity
pegal, pegel, linu, pegal pegal, kram, encok, sore muscles, aching
pijat, memijat, pijit, memijit, urut badan, massage
kuku, fingernail, fingernails
alis, eyebrow, eyebrows
hidung, nose, nostril
keringat, berkeringat, keringetan, peluh, sweat, sweating
pejam, memejamkan, merem, tutup mata, close eyes, eyes closed
gendong, menggendong, digendong, gendongan, pikul, memikul, memanggul, panggul, carry on back
ramping, langsing, kurus, slim, slender, thin body
tenggelam, karam, kelelep, tercebur, kecebur, drown, sink, sank
kehidupan, hidup, keseharian, life, living
mati, tewas, meninggal, almarhum, dead
tegak, berdiri tegak, upright, tegap
sidik jari, fingerprint, biometrik, absen jari
bulu tangkis, badminton, tangkis, tepok bulu
giring, menggiring, menggiring bola, dribel, dribble
balap, balapan, adu cepat, lomba lari, race, racing
lagi sakit, sakit mendadak, masuk rumah sakit, dirawat, opname, rawat inap, habis operasi, operasi, dioperasi, in hospital, hospitalised, hospitalized, surgery, got sick, sakit
lagi hamil, hamil, hamil tua, bumil, lagi mengandung, baru lahiran, lahiran, habis melahirkan, cuti melahirkan, cuti hamil, pregnant, maternity leave, just gave birth
sakit kronis, penyakit bawaan, punya penyakit, asma, diabetes, epilepsi, gula darah, darah tinggi, chronic illness, health condition, asthma, kesehatan
alergi, alergi kacang, pantangan, pantangan makan, tidak makan daging, vegetarian, vegan, allergy, allergic, dietary, food restrictions
keluarga sakit, ibu sakit, jaga orang sakit, ngerawat ibu, ada yang meninggal, keluarga meninggal, berduka, kedukaan, duka, family emergency, death in the family, bereavement, grieving, izin
depresi, putus asa, ingin mati, tidak kuat hidup, bunuh diri, mau bunuh diri, nyakitin diri, self harm, suicidal, depressed, depression, despair
cemas berlebihan, serangan panik, panik, panikan, gangguan cemas, jantung berdebar, deg degan terus, panic attack, panicking, anxiety disorder, palpitations
sakit mata, mata lelah, mata perih, mata capek, kelamaan layar, lihat layar lama, eye strain, tired eyes, sore eyes, mata
sakit pinggang, pegal, pegel, encok, sakit punggung, leher kaku, sakit leher, salah duduk, back pain, stiff neck, aching
kram, kesemutan, kebas, jari sakit, pergelangan sakit, cramp, numb, sore wrist, wrist pain
kopi membuat deg degan, kafein, kebanyakan kopi, jantung berdebar kopi, tidak bisa tidur kopi, kopi aman, too much coffee, caffeine, jittery, kopi
rambut, hair
paha, thigh
dengkul, lutut, knee, knees
tenggorokan, sakit tenggorokan, serak, suara habis, throat, sore throat, hoarse
benjol, bengkak, memar, lebam, swollen, bruise, lump
gips, patah tulang, tulang patah, cast on arm, plaster, broken bone, broken leg
sendi, persendian, joint, joints
saraf, syaraf, nerve, nerves
organ tubuh, organ, organs
gemuk, gendut, gembrot, obesitas, fat, overweight, chubby
kurus, ceking, langsing, thin person, skinny, slim
pedih, perih, nyeri, sting, stings, sore
pingsan, semaput, tidak sadar, siuman, faint, fainted, unconscious
otopsi, visum, autopsy, post mortem
napas, bernapas, sesak napas, ngos ngosan, engap, breathe, breathing, out of breath
kacamata, lensa kontak, softlens, glasses, contact lens
`
