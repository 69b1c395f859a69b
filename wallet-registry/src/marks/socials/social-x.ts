export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/><path fill="#fff" d="m13.3 10.93 5.07-5.89h-1.2l-4.4 5.12-3.52-5.12H5.19l5.32 7.74-5.32 6.18h1.2l4.65-5.4 3.71 5.4h4.06zm-1.65 1.92-.54-.77-4.29-6.14h1.85l3.46 4.95.54.77 4.5 6.44h-1.85z"/></svg>'
