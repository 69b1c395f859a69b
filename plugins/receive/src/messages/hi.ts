import type { Catalogue } from '@billfold/ui/kit'

/** Hindi. */
export const hi: Catalogue = {
  receive: 'प्राप्त करें',
  code: 'इस अकाउंट के पते वाला कोड',
  address: 'पता',
  copy: 'पता कॉपी करें',
  only: 'केवल {network} पर। किसी दूसरे नेटवर्क पर इस पते पर भेजी गई चीज़ शायद न पहुँचे।',
  disconnectedText: 'प्राप्त करने के लिए वॉलेट कनेक्ट करें।',
  failed: 'कोई पता नहीं',
  failedText: 'इस नेटवर्क के लिए पता नहीं लिखा जा सका। कुछ भी भेजा या प्राप्त नहीं हुआ।',
}
