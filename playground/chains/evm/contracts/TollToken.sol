// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// A token that keeps a tenth of each transfer.
contract TollToken is ERC20 {
  constructor() ERC20('Tollgate', 'TOLL') {}

  function mint(address to, uint256 amount) external {
    _mint(to, amount);
  }

  function _update(address from, address to, uint256 value) internal override {
    uint256 toll = from == address(0) || to == address(0) ? 0 : value / 10;
    if (toll > 0) super._update(from, address(this), toll);
    super._update(from, to, value - toll);
  }
}
