import { order } from './en/order.ts'
import { paper } from './en/paper.ts'
import { pay } from './en/pay.ts'
import { places } from './en/places.ts'

export const words = {
  refusals: {
    ClassMissing: 'Class not found',
    ProgramMissing: 'Program not found, or not sold as a bundle',
    BatchMissing: 'Cohort not found, or its places are gone',
    InvoiceMissing: 'Invoice not found',
    InAlready: 'You are in this class already',
    ComeBack: 'You were in this class before: come back from the class page, without paying again',
    Free: 'This class is free: join it on its page',
    Full: 'All places are taken, or the class takes nobody now',
    NothingLeft: 'There is no class in this bundle that you can join now',
    TooFewPlaces: '{{left}} places are left',
    Consent: 'A consent is missing: under 18 a parent or your school gives it',
    Guardian: 'Under 18 a parent or guardian pays: send them a payment link',
    NothingToRepay: 'There is no invoice for this class that can be made again',
    FormRefused: 'Something needs to be corrected',
    MethodUnknown: 'choose one of the ways to pay',
    ProofMissing: 'choose a photo or screenshot of it',
    NotificationUnreadable: 'This notification can’t be read',
    NotificationForged: 'This notification’s signature is wrong',
  } as const,
  methods: {
    'va-bca': 'BCA virtual account',
    'va-bni': 'BNI virtual account',
    'va-bri': 'BRI virtual account',
    'va-mandiri': 'Mandiri bill',
    'va-permata': 'Permata virtual account',
    qris: 'QRIS',
    gopay: 'GoPay',
    transfer: 'Bank transfer',
  },
  statuses: {
    pending: 'Waiting for payment',
    paid: 'Paid',
    expired: 'Expired',
    cancelled: 'Cancelled',
    failed: 'Failed',
    refunded: 'Refunded',
    'partially-refunded': 'Partly refunded',
  },
  order,
  pay,
  places,
  paper,
}
