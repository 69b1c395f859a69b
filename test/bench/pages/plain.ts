/** A page without any library, and the dialog that every browser has. */
const dialog = document.querySelector('dialog')
document.querySelector('#connect')?.addEventListener('click', () => dialog?.showModal())

export {}
