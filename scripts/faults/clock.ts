// Loaded into a server by `node --import`: SIGWINCH, which means nothing to a server, puts its clock forward by CLOCK_STEP_MS; the next one puts it back.
const stepMs = Number(process.env['CLOCK_STEP_MS'])
const RealDate = Date
let shiftMs = 0

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(RealDate.now() + shiftMs).toString(),
  construct: (target, args: [], asked) => Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + shiftMs], asked) as Date,
  get: (target, name, asked) => (name === 'now' ? () => RealDate.now() + shiftMs : (Reflect.get(target, name, asked) as unknown)),
})

process.on('SIGWINCH', () => {
  shiftMs = shiftMs ? 0 : stepMs
})
