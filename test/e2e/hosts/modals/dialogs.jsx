import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { Dialog as HeadlessDialog, DialogPanel } from '@headlessui/react'
import MuiModal from '@mui/material/Modal'
import * as Radix from '@radix-ui/react-dialog'
import { useLayoutEffect, useRef, useState } from 'react'

/** Each is open from the start, and says on `#host` whether it still is. */
export const dialogs = { radix, base, headless, mui, native }

function radix({ children }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Portal>
        <Radix.Overlay />
        <Radix.Content id="host" aria-describedby={undefined}>
          <Radix.Title>Radix</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function base({ children }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={setOpen}>
      <BaseDialog.Portal>
        <BaseDialog.Popup id="host">{children}</BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

function headless({ children }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <HeadlessDialog open={isOpen} onClose={setOpen}>
      <DialogPanel id="host">{children}</DialogPanel>
    </HeadlessDialog>
  )
}

function mui({ children }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <MuiModal open={isOpen} onClose={() => setOpen(false)}>
      <div id="host">{children}</div>
    </MuiModal>
  )
}

function native({ children }) {
  const dialog = useRef(null)
  useLayoutEffect(() => {
    if (!dialog.current.open) dialog.current.showModal()
  }, [])
  return (
    <dialog id="host" ref={dialog}>
      {children}
    </dialog>
  )
}
