/** Ends this process when its launcher is gone (killed), so that no orphan is left. */
export function watchLauncher(launcherPid: number | undefined): void {
  if (!launcherPid) return
  setInterval(() => {
    if (process.ppid !== launcherPid) process.kill(process.pid, 'SIGTERM')
  }, 1000).unref()
}
