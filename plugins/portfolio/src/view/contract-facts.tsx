import type { Network } from '@billfold/kernel'
import { contractPage } from '@billfold/kernel/data'
import { Address, CopyButton, ExplorerLink, List, Row, Stack, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'
import { portfolioMessages } from '../messages/portfolio-messages.js'

export interface ContractFactsProps {
  /** CAIP-10 address. */
  readonly contract: string
  readonly network: Network | undefined
  /** The number of a piece. */
  readonly tokenId?: string | undefined
}

/** The contract of a token or a piece: to be compared, copied, and looked up in the network's explorer. */
export function ContractFacts({ contract, network, tokenId }: ContractFactsProps): ReactElement {
  const say = useTranslate(portfolioMessages)
  const plain = network === undefined ? contract : contract.replace(`${network.caipNetworkId}:`, '')
  const href = contractPage(network, plain)
  // A piece may be its own contract: a mint of Solana, an inscription.
  const isOne = tokenId === plain
  return (
    <Stack gap={16}>
      <List label={say(isOne ? 'tokenId' : 'contractAddress')}>
        {!isOne && (
          <Row
            wraps
            title={say('contractAddress')}
            subtitle={<Address value={plain} form="full" />}
            trailing={<CopyButton form="icon" text={plain} label={say('copyContract')} />}
          />
        )}
        {tokenId !== undefined && (
          <Row
            wraps={isOne}
            title={say('tokenId')}
            subtitle={<Address value={tokenId} form={isOne ? 'full' : 'short'} />}
            trailing={<CopyButton form="icon" text={tokenId} label={say('copyTokenId')} />}
          />
        )}
      </List>
      <ExplorerLink href={href} network={network} />
    </Stack>
  )
}
