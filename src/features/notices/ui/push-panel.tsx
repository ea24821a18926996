import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { DEVICE_KEY, type NotedDevice, WHO_CACHE } from '#kit/offline.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { noticeTexts } from '../texts.ts'

type State = 'unknown' | 'unsupported' | 'denied' | 'on' | 'off'

/** Switches the news on this device on and off; the browser asks its person only after their own click. `publicKey`: of the installation, base64url. */
export function PushPanel({ action, publicKey, devices }: { action: string; publicKey: string; devices: number }) {
  const { push: t, fill } = useTexts(noticeTexts)
  const fetcher = useFetcher()
  const [state, setState] = useState<State>('unknown')
  const [said, setSaid] = useState('')
  useEffect(() => {
    void readState().then(setState)
  }, [])
  const switchOn = async () => {
    try {
      if ((await Notification.requestPermission()) !== 'granted') return setState(Notification.permission === 'denied' ? 'denied' : 'off')
      const { pushManager } = await navigator.serviceWorker.ready
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
      const { endpoint, keys } = subscription.toJSON()
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const device = { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', timeZone }
      await fetcher.submit({ form: 'push-on', ...device }, { method: 'post', action })
      await noteDevice({ endpoint: device.endpoint, publicKey })
      setState('on')
      setSaid(t.isOn)
    } catch {
      setSaid(t.failed)
    }
  }
  const switchOff = async () => {
    const subscription = await findSubscription()
    if (subscription) {
      await fetcher.submit({ form: 'push-off', endpoint: subscription.endpoint }, { method: 'post', action })
      await subscription.unsubscribe()
    }
    setState('off')
    setSaid(t.isOff)
  }
  return (
    <section className="card mb-6 grid max-w-4xl gap-2 p-4" aria-labelledby="push-title" data-push={state}>
      <h2 id="push-title" className="text-lg font-semibold">
        {t.title}
      </h2>
      <p className="text-ink-soft">{t.lead}</p>
      {(state === 'denied' || state === 'unsupported') && <p>{t[state]}</p>}
      {(state === 'on' || state === 'off') && (
        <p>
          <button
            type="button"
            className="btn btn-quiet"
            disabled={fetcher.state !== 'idle'}
            onClick={() => void (state === 'on' ? switchOff() : switchOn())}
          >
            {state === 'on' ? t.off : t.on}
          </button>
        </p>
      )}
      {devices > 0 && <p className="text-ink-soft">{fill('push.devices', { count: devices })}</p>}
      <p role="status" className="empty:hidden">
        {said}
      </p>
    </section>
  )
}

/** Its address may change while no page is open: `src/worker/push.ts` tells the server then. */
async function noteDevice(device: NotedDevice): Promise<void> {
  await (await caches.open(WHO_CACHE)).put(DEVICE_KEY, Response.json(device))
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function readState(): Promise<State> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await findSubscription()) ? 'on' : 'off'
}
