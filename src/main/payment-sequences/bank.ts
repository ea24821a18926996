import { type Gateway, GatewayFault, type GatewayName, type GatewayStatus, METHODS, type PayoutStatus } from '#features/gateways/gateway.ts'

/** What gateways know, in memory: the truth that the product's books are held against. */

export interface PlayedOrder {
  id: string
  gateway: GatewayName
  state: GatewayStatus['state']
  asked: number
  /** What the payer paid; 0: nothing. */
  paid: number
  refunded: number
  fee: number
  paidAt: Date | undefined
  /** By key; what is `sent` has not gone yet. */
  refunds: Map<string, { amount: number; state: 'sent' | 'done' }>
  /** Refunds that somebody made on the gateway's own pages. */
  madeThere: number
  isChargedBack: boolean
  /** The payer has its link or number. */
  isKnown: boolean
  /** The product heard nothing of the last change. */
  isNews: boolean
}

export interface PlayedPayout {
  key: string
  gateway: GatewayName
  amount: number
  state: PayoutStatus['state']
  /** It was paid once, whatever came later. */
  wasPaid: boolean
}

export class Bank {
  readonly orders = new Map<string, PlayedOrder>()
  readonly payouts = new Map<string, PlayedPayout>()
  isAway = false
  /** The next answer to something that was done is lost. */
  losesAnswer = false
  refunds: 'done' | 'sent' | 'failed' = 'done'

  gatewayOf(name: GatewayName): Gateway {
    return {
      name,
      methods: METHODS,
      open: async ({ orderId, amount, expiresAt }) => {
        this.#reach()
        if (!this.orders.has(orderId)) this.orders.set(orderId, opened(orderId, name, amount))
        this.#answer()
        return { ref: `ref-${orderId}`, instructions: { vaNumber: orderId.slice(-12), bank: 'bca' }, expiresAt }
      },
      status: async (orderId, _signal, ref) => {
        this.#reach()
        return this.#statusOf(name, orderId, ref)
      },
      cancel: async (orderId, _signal, ref) => {
        this.#reach()
        const order = this.#find(name, orderId, ref)
        if (order?.state === 'pending') order.state = 'cancelled'
      },
      refund: async ({ orderId, ref, key, amount }) => {
        this.#reach()
        const order = this.#find(name, orderId, ref)
        const before = order?.refunds.get(key)
        if (before) return { state: before.state, ref: key }
        if (!order || this.refunds === 'failed' || order.isChargedBack || amount > leftOf(order)) return { state: 'failed' }
        const { refunds: state } = this
        order.refunds.set(key, { amount, state: 'sent' })
        if (state === 'done') finish(order, key)
        this.#answer()
        return { state, ref: key }
      },
      readNotification: (headers, body) => {
        const [topic, orderId] = body.split(' ')
        return {
          isGenuine: headers.get('x-signature') === 'good',
          topic: topic === 'payout' ? 'payout' : 'payment',
          orderId: orderId ?? '',
        }
      },
      readReport: () => [],
      tryKeys: async () => {},
      ...(name !== 'transfer' && {
        payouts: {
          banks: async () => [{ code: 'bca', name: 'BCA' }],
          checkAccount: async () => ({ state: 'unchecked' }),
          send: async ({ key, amount }) => {
            this.#reach()
            if (!this.payouts.has(key)) this.payouts.set(key, { key, gateway: name, amount, state: 'sent', wasPaid: false })
            this.#answer()
            return { ref: `ref-${key}` }
          },
          status: async ({ key, ref }) => {
            this.#reach()
            const payout = this.payouts.get(key) ?? this.payouts.get(ref.replace('ref-', ''))
            return payout ? { state: payout.state, amount: payout.amount, raw: {} } : { state: 'missing', amount: 0, raw: {} }
          },
          balance: async () => 0,
        },
      }),
    }
  }

  /** The payer pays; a gateway takes late money, too. */
  pay(order: PlayedOrder, amount: number, fee: number, at: Date): boolean {
    if (order.paid > 0 || order.state === 'denied' || !order.isKnown) return false
    Object.assign(order, { state: 'paid', paid: amount, fee: order.gateway === 'transfer' ? 0 : fee, paidAt: at, isNews: true })
    return true
  }

  /** It ends there, unpaid. */
  end(order: PlayedOrder, state: 'denied' | 'expired'): boolean {
    if (order.state !== 'pending') return false
    Object.assign(order, { state, isNews: true })
    return true
  }

  /** The money of refunds under way goes. */
  finishRefunds(order: PlayedOrder): boolean {
    const keys = [...order.refunds].flatMap(([key, { state }]) => (state === 'sent' ? [key] : []))
    for (const key of keys) finish(order, key)
    return keys.length > 0
  }

  refundThere(order: PlayedOrder, amount: number): boolean {
    if (amount < 1 || amount > leftOf(order) || order.isChargedBack) return false
    order.madeThere += amount
    giveBack(order, amount)
    return true
  }

  chargeBack(order: PlayedOrder): boolean {
    // Cards and wallets alone know it, and not of what has gone back.
    if (order.paid === 0 || order.isChargedBack || leftOf(order) < order.paid - order.refunded || order.refunded >= order.paid) return false
    Object.assign(order, { state: 'charged-back', isChargedBack: true, isNews: true })
    return true
  }

  /** What a gateway should have for us, by its own books: with the fees that it told. */
  balanceOf(gateway: GatewayName): number {
    let sum = 0
    for (const order of this.orders.values())
      if (order.gateway === gateway && order.paid > 0) sum += order.isChargedBack ? -order.fee : order.paid - order.refunded - order.fee
    for (const payout of this.payouts.values()) if (payout.gateway === gateway && payout.state === 'paid') sum -= payout.amount
    return sum
  }

  #find(name: GatewayName, orderId: string, ref: string | undefined): PlayedOrder | undefined {
    const order = this.orders.get(orderId)
    // As its sessions are: by their own id alone.
    return order?.gateway === name && (name !== 'xendit' || ref === `ref-${orderId}`) ? order : undefined
  }

  #statusOf(name: GatewayName, orderId: string, ref: string | undefined): GatewayStatus {
    const order = this.#find(name, orderId, ref)
    if (!order) return { state: 'missing', amount: 0, refunded: 0, raw: {} }
    const { state, asked, paid, refunded, fee, paidAt } = order
    return { state, amount: paid || asked, refunded, raw: { state }, ...(paid > 0 && { fee }), ...(paidAt && { paidAt }) }
  }

  #reach(): void {
    if (this.isAway) throw new GatewayFault('away', 'played')
  }

  #answer(): void {
    if (!this.losesAnswer) return
    this.losesAnswer = false
    throw new GatewayFault('away', 'the answer was lost')
  }
}

function opened(id: string, gateway: GatewayName, asked: number): PlayedOrder {
  const none = {
    paid: 0,
    refunded: 0,
    fee: 0,
    paidAt: undefined,
    madeThere: 0,
    isChargedBack: false,
    isNews: false,
    isKnown: gateway !== 'xendit',
  }
  return { id, gateway, state: 'pending', asked, refunds: new Map(), ...none }
}

/** What can still be given back: without what is under way. */
function leftOf({ paid, refunded, refunds }: PlayedOrder): number {
  return [...refunds.values()].reduce((left, { state, amount }) => (state === 'sent' ? left - amount : left), paid - refunded)
}

function finish(order: PlayedOrder, key: string): void {
  const refund = order.refunds.get(key)
  if (!refund || refund.state === 'done') return
  refund.state = 'done'
  giveBack(order, refund.amount)
}

function giveBack(order: PlayedOrder, amount: number): void {
  order.refunded += amount
  order.state = order.refunded >= order.paid ? 'refunded' : 'partially-refunded'
  order.isNews = true
}
