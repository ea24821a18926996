/** Ends this process when its launcher is gone (killed), so that no orphan is left. */
export function watchLauncher(launcherPid: number | undefined): void {
  if (!launcherPid) return
  const timer = setInterval(() => {
    if (process.ppid === launcherPid) return
    // Once: a second signal would abort the orderly stop.
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 1000).unref()
}
