import type { HostMessages } from './en.js'

/** Hindi. */
export const hi: Partial<HostMessages> = {
  connect: 'वॉलेट कनेक्ट करें',
  connecting: 'कनेक्ट हो रहा है…',
  chooseNetwork: 'नेटवर्क चुनें',
  loadFailed: 'यह हिस्सा लोड नहीं हो सका',
  reload: 'फिर से लोड करें',
  close: 'बंद करें',
  loadFailedText: 'कुछ भी शेयर, ट्रांसफ़र या चार्ज नहीं हुआ। आपका अनुरोध बना हुआ है।',
  wallet: 'वॉलेट',
  loading: 'लोड हो रहा है',
  account: 'अकाउंट',
  unsupportedNetwork: 'असमर्थित नेटवर्क',
}
