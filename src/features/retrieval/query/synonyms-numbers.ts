/** Numbers as they are written, in both languages: one a line. */
export const NUMBER_WORDS = `
1, satu, one, pertama, first, kesatu
2, dua, two, kedua, second
3, tiga, three, ketiga, third
4, empat, four, keempat, fourth
5, lima, five, kelima, fifth
6, enam, six, keenam, sixth
7, tujuh, seven, ketujuh, seventh
8, delapan, eight, kedelapan, eighth
9, sembilan, nine, kesembilan, ninth
10, sepuluh, ten
11, sebelas, eleven
12, dua belas, twelve, selusin, dozen
13, tiga belas, thirteen
14, empat belas, fourteen
15, lima belas, fifteen
16, enam belas, sixteen
17, tujuh belas, seventeen
18, delapan belas, eighteen
19, sembilan belas, nineteen
20, dua puluh, twenty
25, dua puluh lima, twenty five
30, tiga puluh, thirty
40, empat puluh, forty
50, lima puluh, fifty
60, enam puluh, sixty
70, tujuh puluh, seventy
80, delapan puluh, eighty
90, sembilan puluh, ninety
100, seratus, hundred, one hundred
200, dua ratus, two hundred
500, lima ratus, five hundred
1000, seribu, thousand, one thousand
50 000, 50rb, lima puluh ribu
100 000, 100rb, seratus ribu
50, separuh, setengah, half
`
