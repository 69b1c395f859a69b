export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16m1.51-4.22v-5.71L8.2 16.26a.8.8 0 0 1-.49.24.7.7 0 0 1-.71-.67v-.02q0-.24.16-.43l6.5-7.62a.8.8 0 0 1 .58-.26c.42 0 .76.33.76.74v7.53c0 .4-.33.73-.75.73a.73.73 0 0 1-.74-.72"/></svg>'
