import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    BytesByPatch: 'Send the content with PATCH',
    Checking: 'The file is being checked. Ask again in a moment.',
    ContentOfOtherType: 'The content of the file is not of the type that its name says',
    DeclaredOtherwise: 'The declared type, {{declared}}, does not fit the ending .{{ending}}.',
    FieldUnknown: 'A field that is not known, or is there twice',
    FileEmpty: 'The file is empty',
    FileMissing: 'There is no file in the form',
    FileTooLarge: 'The file is larger than {{megabytes}} MB',
    FileTooLargeHere: 'The file is larger than the {{megabytes}} MB of this way; use a resumable upload',
    FileInUse: 'This file is used in: {{places}}. Take it out there first.',
    FormNeeded: 'Send a form of multipart/form-data with the field file',
    Infected: 'This file contains a virus and was not stored',
    NameIsPath: 'The name of a file must not contain a path',
    NameMissing: 'The file has no name',
    NotScanned: 'Files cannot be checked right now. Try again later.',
    OpenBytesOfDisk:
      'Unfinished uploads at this site take at most half the space that is left. An upload that has received nothing yet stops counting after one hour, any other after 24 hours. Finish some first, or wait.',
    OpenBytesOfOwn:
      'Your unfinished uploads take at most {{gigabytes}} GB. An upload that has received nothing yet stops counting after one hour, any other after 24 hours. Finish some first, or wait.',
    OpenBytesOfSite:
      'Unfinished uploads at this site take at most {{gigabytes}} GB. An upload that has received nothing yet stops counting after one hour, any other after 24 hours. Finish some first, or wait.',
    OpenOfOwn:
      'You have at most {{most}} unfinished uploads. One that is not finished stops counting after 24 hours. Finish some first, or wait.',
    PictureBroken: 'The picture is broken, or is none',
    PictureTooLarge: 'The picture is too large',
    PicturesBusy: 'Too many pictures are being processed. Try again in a moment.',
    PurposeLong: 'At most {{most}} characters',
    QuotaFull: 'The site’s storage of {{gigabytes}} GB is full. Delete files that nobody needs, or contact those who run the site.',
    StorageAway: 'Files cannot be stored right now. Try again later.',
    StorageFull: 'The storage is full. Contact those who run the site.',
    TooManyUploads: 'Too many uploads within an hour. Try again later.',
    TooMuchToScan: 'This file has too much in it to be checked',
    TusElsewhere: 'The upload has got to another place',
    TusGone: 'The upload is gone',
    TusInterrupted: 'The upload broke off. Continue where it stopped.',
    TusLarger: 'The file is larger than was said',
    TusNotServed: 'This part of the protocol is not served',
    TusVersion: 'The header Tus-Resumable: 1.0.0 is required',
    TypeUnknown: 'Files of this type are not accepted. These are: {{types}}.',
    UploadsBusy: 'Too many uploads at once. Try again in a moment.',
  },
} satisfies Shape<typeof id>
