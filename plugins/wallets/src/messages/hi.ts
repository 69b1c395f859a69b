import type { Catalogue } from '@billfold/ui/kit'

/** Hindi. */
export const hi: Catalogue = {
  title: '{wallet} बंद हो चुका है',
  since: 'यह {date} से काम नहीं कर रहा है।',
  what: 'आपके अकाउंट अब भी आपके हैं: वे नेटवर्क पर हैं, वॉलेट में नहीं।',
  phrase: 'नया वॉलेट खोलें, इम्पोर्ट चुनें और {wallet} का रिकवरी फ़्रेज़ डालें। इसे कभी किसी वेब पेज पर न लिखें।',
  successor: 'उदाहरण के लिए {successor} इसे इम्पोर्ट कर सकता है।',
  vendor: 'केवल {wallet} बनाने वाले बता सकते हैं कि आप अपने अकाउंट तक कैसे पहुँचें।',
  website: '{wallet} की वेबसाइट',
  choose: 'दूसरा वॉलेट चुनें',
}
