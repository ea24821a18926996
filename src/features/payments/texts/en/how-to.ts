import type { Shape } from '#kit/texts.ts'
import type { howTo as id } from '../id/how-to.ts'

/** Menus stay in the banks' own words, which are Indonesian. */
export const howTo = {
  'va-bca': [
    {
      title: 'm-BCA (BCA mobile)',
      steps: [
        'Open BCA mobile, choose m-BCA, and enter your access code.',
        'Choose m-Transfer, then BCA Virtual Account.',
        'Enter the virtual account number {{va}}, then press OK and Send.',
        'Check the name and the sum {{amount}}, then press OK.',
        'Enter your m-BCA PIN.',
      ],
    },
    {
      title: 'KlikBCA',
      steps: [
        'Sign in to KlikBCA Individual.',
        'Choose Transfer Dana, then Transfer ke BCA Virtual Account.',
        'Enter the virtual account number {{va}}, then press Lanjutkan.',
        'Check the name and the sum {{amount}}, then enter the response of KeyBCA APPLI 1.',
      ],
    },
    {
      title: 'BCA ATM',
      steps: [
        'Insert your card and enter your PIN.',
        'Choose Transaksi Lainnya, Transfer, then Ke Rek BCA Virtual Account.',
        'Enter the virtual account number {{va}}, then press Benar.',
        'Check the name and the sum {{amount}}, then press Ya.',
      ],
    },
  ],
  'va-bni': [
    {
      title: 'wondr by BNI / BNI Mobile Banking',
      steps: [
        'Sign in to the app and choose Transfer.',
        'Choose Virtual Account Billing, then the account to pay from.',
        'Enter the virtual account number {{va}} under Input Baru.',
        'Check the bill of {{amount}}, then enter your transaction password.',
      ],
    },
    {
      title: 'BNI ATM',
      steps: [
        'Insert your card, choose a language, and enter your PIN.',
        'Choose Menu Lain, Transfer, then Virtual Account Billing.',
        'Enter the virtual account number {{va}}.',
        'Check the bill of {{amount}}, then press Ya.',
      ],
    },
  ],
  'va-bri': [
    {
      title: 'BRImo',
      steps: [
        'Sign in to BRImo and choose BRIVA.',
        'Choose Pembayaran Baru, then enter the BRIVA number {{va}}.',
        'Check the name and the sum {{amount}}, then press Bayar.',
        'Enter your BRImo PIN.',
      ],
    },
    {
      title: 'BRI ATM',
      steps: [
        'Insert your card and enter your PIN.',
        'Choose Transaksi Lain, Pembayaran, Lainnya, then BRIVA.',
        'Enter the BRIVA number {{va}}, then press Benar.',
        'Check the name and the sum {{amount}}, then press Ya.',
      ],
    },
  ],
  'va-mandiri': [
    {
      title: 'Livin’ by Mandiri',
      steps: [
        'Sign in to Livin’ and choose Bayar.',
        'Choose Multipayment, then look for the company code {{biller}}.',
        'Enter the payment code {{va}}, then press Lanjutkan.',
        'Check the bill of {{amount}}, then enter your PIN.',
      ],
    },
    {
      title: 'Mandiri ATM',
      steps: [
        'Insert your card and enter your PIN.',
        'Choose Bayar/Beli, Lainnya, Lainnya, then Multi Payment.',
        'Enter the company code {{biller}}, then press Benar.',
        'Enter the payment code {{va}}, then press Benar.',
        'Choose the bill of {{amount}}, then press Ya.',
      ],
    },
  ],
  'va-permata': [
    {
      title: 'PermataMobile X',
      steps: [
        'Sign in to PermataMobile X and choose Bayar Tagihan.',
        'Choose Virtual Account, then enter the number {{va}}.',
        'Check the name and the sum {{amount}}, then enter the response code.',
      ],
    },
    {
      title: 'Permata ATM',
      steps: [
        'Insert your card and enter your PIN.',
        'Choose Transaksi Lainnya, Pembayaran, Pembayaran Lainnya, then Virtual Account.',
        'Enter the virtual account number {{va}}, then press Benar.',
        'Check the name and the sum {{amount}}, then press Benar.',
      ],
    },
  ],
  qris: [
    {
      title: 'QRIS',
      steps: [
        'Open a bank app or an e-wallet that has QRIS.',
        'Scan this code. On the same phone: save the picture, then choose it from your gallery.',
        'Check the name and the sum {{amount}}, then enter your PIN.',
      ],
    },
  ],
  gopay: [
    {
      title: 'GoPay',
      steps: [
        'Press the button to pay with GoPay, or scan the code with the Gojek or GoPay app.',
        'Check the sum {{amount}}, then press Bayar.',
        'Enter your GoPay PIN.',
      ],
    },
  ],
  transfer: [
    {
      title: 'Bank transfer',
      steps: [
        'Transfer exactly {{amount}}, to the last three digits, to one of the accounts above.',
        'Keep the proof of the transfer, and send it on this page.',
        'We check it, and tell you by email.',
      ],
    },
  ],
} satisfies Shape<typeof id>
