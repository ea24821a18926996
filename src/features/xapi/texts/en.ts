import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    noStore: 'There is no learning record store yet',
    name: 'Enter the key’s name, without a colon, at most 200 letters',
    password: 'Enter the secret, at most 400 letters',
    passwordAgain: 'The address changed: enter the secret again',
  },
  title: 'Learning record store',
  lead: 'What participants learn is sent as xAPI 1.0.3 statements to the store (LRS) that you name: classes joined, completed or left, chapters opened and done, results of practices.',
  privacy:
    'Without names and email addresses: each person has a random pseudonym. Members under 18, or whose date of birth is unknown, are included only if a parent allows it.',
  erasure: 'When somebody is erased, the store is told to delete their pseudonym.',
  form: {
    title: 'Store',
    endpoint: 'Address',
    endpointHint: 'For example https://lrs.example.com/xapi, without /statements',
    name: 'Key name',
    password: 'Secret',
    passwordHint: 'Stored sealed, and never shown again. Leave it empty to keep it.',
    isOn: 'Send statements',
    save: 'Save',
  },
  state: {
    title: 'State',
    on: 'On: statements are sent.',
    off: 'Off: nothing is sent.',
    waiting: 'Waiting',
    refused: 'Refused by the store',
    sent: 'Sent within 30 days',
    tried: 'Latest attempt',
    answered: 'answered',
    failed: 'failed: {{failure}}',
  },
  try: 'Try the store',
  remove: 'Remove the store',
  removeSure: 'Yes, remove this store',
  removeLead: 'Its address, its secret and the statements that wait are deleted.',
  erased: {
    title: 'Erased pseudonyms',
    lead: 'The person was erased here. The store is told; make sure that the data are gone there, too.',
    told: 'told',
    waits: 'waits',
  },
  done: { saved: 'Saved.', removed: 'The store is removed.', tried: 'The store was asked; the result is below.' },
} satisfies Shape<typeof id>
