import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own that can be full. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the room there is. */
  fill(): Promise<void>
  makeRoom(): Promise<void>
  remove(): Promise<void>
}

/** Why there can be no disk of our own here; undefined when there can. */
export const missingDisk: string | undefined =
  process.platform === 'linux' && process.getuid?.() === 0 ? undefined : 'a disk of a few megabytes is mounted by root on Linux'

/** Mounts a disk of so many megabytes, in memory. */
export async function mountDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'cloud-test', folder])
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: async () => {
      for (const size of [1_048_576, 4_096]) while (await hasRoomFor(ballast, size));
    },
    makeRoom: () => rm(ballast, { force: true }),
    remove: async () => {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}

async function hasRoomFor(file: string, size: number): Promise<boolean> {
  return appendFile(file, Buffer.alloc(size)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOSPC') return false
      throw error
    },
  )
}
