import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    SwitchedOff: 'The assistant is not open on this site at the moment.',
    GuardianSaysNo: 'Your parent or guardian has not opened the assistant for you.',
    NoIdentity: 'Your session with the assistant has ended. Begin again, and send your question once more.',
    NotByClient: 'Only the person themselves opens the assistant, not another app.',
    NoConversation: 'This conversation does not exist, or was deleted.',
    NoMessage: 'This answer does not exist, or was deleted.',
    TooManyQuestions: 'Your questions come too fast. Wait a moment.',
    TooManyOfDay: 'You have asked very much today. Ask again tomorrow.',
    TooManyOfNetwork: 'Very many questions come from this network. Try again in a moment.',
    TooManyStreams: 'Several answers are still being written for you. Wait until one of them is done.',
    StreamsFull: 'The assistant is very busy. Try again in a moment.',
  },
  answers: {
    nothingAskPeople: 'If it is urgent, you can [ask our team by WhatsApp]({{link}}).',
    topic: 'Sorry, I can’t talk about that here. Is there something else about learning on this site that I can help with?',
    greeting:
      'Hello! I can help you find classes, dates, prices, how to register, events and what is on this site. What would you like to know?',
    who: 'I am this site’s assistant: a program, no human. I put answers together from what is on this site and name where they come from; where there is nothing, I say so. What would you like to know?',
    inNeed:
      'Thank you for saying it. You matter, and you don’t have to carry this alone. I am only a program, so please talk to a person now: somebody you trust, a teacher, or Indonesia’s mental health line, **119 extension 8**. If you are in danger right now, call **112**.',
    thanks: 'You are welcome! If there is more that you want to know, just write.',
    cut: 'Sorry, the answer breaks off here. Please ask once more.',
    slow: 'Sorry, the answer took too long and was stopped here. Please ask once more.',
    busy: 'Sorry, the answer stops here because too many people are asking. Try again in a moment.',
    fault: 'Sorry, something went wrong while this answer was put together. Please ask once more.',
    superseded: 'This answer was stopped because you asked again.',
    overTime: 'This answer was stopped because it took too long.',
    sources: 'Sources',
  },
  contact: {
    lead: 'You can reach the team of {{site}}:',
    whatsapp: 'WhatsApp: [{{number}}]({{link}})',
    email: 'E-mail: {{email}}',
    address: 'Address: {{address}}',
  },
  handOver: {
    head: 'Hello, I asked the assistant at {{site}} and would like to go on with the team:',
    asked: 'Asked: {{text}}',
    answered: 'Assistant: {{text}}',
    none: 'Hello, I would like to ask the team of {{site}}.',
  },
} satisfies Shape<typeof id>
